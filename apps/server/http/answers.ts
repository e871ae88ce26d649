import { CHARACTERS } from '@baithak/kernel';
import { clock, settingsWish } from '@baithak/protocol';
import { STAGES } from '@baithak/table';
import * as z from 'zod';

// What the server answers, for the document that openapi-document.ts makes. Each route checks what it is asked by itself.

export const session = z.strictObject({ person: z.string(), name: z.string() });
const message = z.json().describe('a key of the words catalogues, with arguments');
const result = z.strictObject({
  places: z.array(z.int().min(1)).describe('by seat, from 1; equal places are shared'),
  scores: z.array(z.number()),
  reason: message,
});
const occupant = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('person'), person: z.string(), name: z.string() }),
  z.strictObject({
    kind: z.literal('bot'),
    character: z.enum(CHARACTERS),
    standsFor: z.string().optional().describe('who left the seat and may come back to it'),
    keptUntil: z.number().optional().describe('until then nobody else may ask for the seat'),
  }),
]);
export const record = z.strictObject({
  id: z.string(),
  game: z.string(),
  rulesVersion: z.int(),
  rules: z
    .record(z.string(), z.int())
    .optional()
    .describe('the version of the rules by which each game was played there'),
  stage: z.enum(STAGES),
  listed: z.boolean().describe('whether strangers find it in the list of open tables'),
  seats: z.array(occupant),
  owner: z.nullable(z.string()),
  people: z.array(z.string()),
  changedAt: z.number().describe('milliseconds since 1970'),
  movedAt: z
    .number()
    .optional()
    .describe(
      'when the match last moved, or before it somebody took or left a seat or did their part of the deal',
    ),
  deadline: z.nullable(z.number()).describe('when the running clock is up, or a deal goes on'),
  turn: z.nullable(z.int().min(0)).describe('the seat whose decision is awaited'),
  dealing: z
    .array(z.int().min(0))
    .optional()
    .describe('while the deal is under way: the seats whose players have to do their part next'),
  paused: z.literal(true).optional().describe('nobody can decide until the match goes on'),
  botDue: z.boolean(),
  result: z.nullable(result),
  clock,
  rated: z.boolean().optional().describe('whether the result counts for ratings'),
  signs: z
    .record(z.string(), z.string())
    .optional()
    .describe('the drawings that people chose as their sign, by person: `lotus-madder`'),
  played: z.int().min(0).optional().describe('how many matches were finished here'),
  closed: z.literal(true).optional().describe('the owner has closed the table'),
});
export const played = z.strictObject({
  game: z.string(),
  seats: z.array(occupant),
  places: result.shape.places,
  at: z.number().describe('when it ended'),
});
export const summary = z.strictObject({
  game: z.string(),
  names: z.array(z.string()),
  startedAt: z.number(),
  result: z.nullable(result),
});
export const kept = z.strictObject({
  ...session.shape,
  createdAt: z.number(),
  seenAt: z.number(),
});
/** What whoever runs the server has noted about a person. */
export const noted = {
  bans: z.array(z.strictObject({ at: z.number(), reason: z.string() })),
  deeds: z
    .array(
      z.strictObject({
        at: z.number(),
        action: z.string(),
        target: z.string(),
        detail: z.string(),
      }),
    )
    .describe('what whoever runs the server has done to you, and why'),
};
export const rowsAbout = z
  .record(z.string(), z.array(z.record(z.string(), z.json())))
  .describe('every row of the database with your id, by table, without hashes of secrets');
export const keptTable = z.strictObject({
  record,
  names: z.array(z.string()).describe('your names in the archive, if the table was archived'),
  archive: z.array(z.strictObject({ game: z.string(), startedAt: z.number() })),
  notified: z.array(z.string()).describe('the addresses at which your browsers hear of your turns'),
  events: z.array(z.json()).describe('events that you caused or that name you'),
});
export const account = z.nullable(
  z.strictObject({
    createdAt: z.number(),
    passkeys: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        createdAt: z.number(),
        usedAt: z.number(),
      }),
    ),
    codes: z.int().min(0).describe('how many recovery codes are left'),
  }),
);
export const withCodes = z.strictObject({
  account,
  codes: z.array(z.string()).describe('new recovery codes, shown this once'),
});
export const signedIn = z.strictObject({
  session,
  adopted: z.int().min(0).describe('how many tables of this browser’s guest are yours now'),
  left: z.int().min(0).describe('how many are not, because you were there already'),
});
export const webauthn = z.strictObject({
  options: z.looseObject({ challenge: z.string() }).describe('as WebAuthn has them in JSON'),
});
export const ratingIn = {
  rating: z.number().describe('Glicko-2; newcomers have 1500'),
  deviation: z.number().describe('how unsure that is; newcomers have 350'),
  games: z.int().min(0),
};
const step = z.strictObject({
  game: z.string(),
  rating: z.number(),
  deviation: z.number(),
  at: z.number(),
});
export const ownRatings = {
  ratings: z.array(z.strictObject({ game: z.string(), ...ratingIn })),
  history: z.array(step).describe('after each rated match, oldest first'),
};
export const subscribed = z.strictObject({ subscribed: z.array(z.string()) });
export const moving = z.strictObject({
  settings: settingsWish,
  seats: z.array(
    z.union([
      z.strictObject({ name: z.string() }),
      z.strictObject({ character: z.enum(CHARACTERS) }),
    ]),
  ),
});
export const fault = z.strictObject({
  fault: z.strictObject({
    code: z.string(),
    rule: z.string().optional(),
    at: z.array(z.string()).optional(),
    args: z.record(z.string(), z.json()).optional(),
  }),
});
