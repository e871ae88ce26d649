import { CHARACTERS } from '@baithak/kernel';
import * as z from 'zod';
import { newPasskey, passkeyId, passkeyName, proof, signOutWish } from './account-routes.ts';
import {
  account,
  kept,
  keptTable,
  moving,
  noted,
  ownRatings,
  played,
  ratingIn,
  record,
  rowsAbout,
  session,
  signedIn,
  subscribed,
  summary,
  webauthn,
  withCodes,
} from './answers.ts';
import { endpointWish, feedWish, subscriptionWish } from './away-routes.ts';
import { EXPORTS_PER_HOUR } from './limits.ts';
import { newReport } from './report-routes.ts';
import { nameWish } from './session-routes.ts';
import { recoveryWish, signInWish } from './sign-in-routes.ts';
import { matchViewer, newTable, tablesQuery } from './table-routes.ts';
import { codeWish } from './transfer-routes.ts';

/** A request as the document describes it, with the schema of its answer. */
export interface Route {
  readonly summary: string;
  readonly body?: z.core.$ZodType;
  readonly query?: z.ZodObject;
  readonly status: number;
  /** A text if it is missing. */
  readonly answer?: z.core.$ZodType;
  /** JSON, or plain text, unless it says otherwise. */
  readonly type?: string;
  /** Whether the cookie makes a difference; without this the request needs it. */
  readonly cookie?: 'optional' | 'none';
}

type Method = 'get' | 'post' | 'delete';

/** Every request below /api, by path and method. */
export const ROUTES: Readonly<Record<string, Readonly<Partial<Record<Method, Route>>>>> = {
  '/openapi.json': {
    get: { summary: 'This document', cookie: 'none', status: 200, answer: z.looseObject({}) },
  },
  '/host': {
    get: {
      summary:
        'The games on offer, the addresses to share, where to write to, and whether matches can begin',
      cookie: 'none',
      status: 200,
      answer: z.strictObject({
        games: z.array(z.string()),
        addresses: z.array(z.string()),
        contact: z
          .nullable(z.string())
          .describe('the e-mail address or page of whoever runs the server'),
        newMatches: z
          .boolean()
          .describe('false before an upgrade with new rules: running matches should end soon'),
      }),
    },
  },
  '/session': {
    get: {
      summary: 'Who you are, by your cookie',
      cookie: 'optional',
      status: 200,
      answer: z.strictObject({ session: z.nullable(session) }),
    },
    post: {
      summary: 'Log in with a name, or change it; sets the cookie',
      body: nameWish,
      cookie: 'optional',
      status: 200,
      answer: z.strictObject({ session }),
    },
    delete: {
      summary: 'Leave all tables and delete your data',
      status: 200,
      answer: z.strictObject({ session: z.null() }),
    },
  },
  '/session/export': {
    get: {
      summary: `Everything that the server keeps about you, as a file; one at a time and ${EXPORTS_PER_HOUR} an hour, otherwise status 429 with the fault export-running or export-often`,
      status: 200,
      answer: z.strictObject({
        session: kept,
        account: account.describe('your account, if you have one'),
        ...ownRatings,
        feed: z.boolean().describe('whether you have a feed of your turns'),
        ...noted,
        rows: rowsAbout,
        tables: z.array(keptTable),
      }),
    },
  },
  '/session/code': {
    post: {
      summary: 'A code to go on as the same person on another device, once and soon',
      status: 200,
      answer: z.strictObject({
        code: z.string(),
        until: z.number().describe('milliseconds since 1970'),
      }),
    },
  },
  '/session/take': {
    post: {
      summary: 'Use such a code up; sets the cookie',
      body: codeWish,
      cookie: 'none',
      status: 200,
      answer: z.strictObject({ session }),
    },
  },
  '/account': {
    get: {
      summary: 'Your account, if you have one',
      status: 200,
      answer: z.strictObject({ account }),
    },
  },
  '/account/passkeys/options': {
    post: {
      summary: 'What your browser needs to make a passkey',
      status: 200,
      answer: webauthn,
    },
  },
  '/account/passkeys': {
    post: {
      summary: 'Add a passkey; with the first one you have an account, and get recovery codes',
      body: newPasskey,
      status: 200,
      answer: withCodes,
    },
    delete: {
      summary: 'Remove a passkey, unless it is the only way in',
      body: passkeyId,
      status: 200,
      answer: z.strictObject({ account }),
    },
  },
  '/account/passkeys/name': {
    post: {
      summary: 'Rename a passkey',
      body: passkeyName,
      status: 200,
      answer: z.strictObject({ account }),
    },
  },
  '/account/codes': {
    post: {
      summary: 'New recovery codes; the old ones end',
      status: 200,
      answer: withCodes,
    },
  },
  '/account/prove': {
    post: {
      summary: 'Show that the account is yours, before you add a passkey or get new codes',
      body: proof,
      status: 200,
      answer: z.strictObject({ account }),
    },
  },
  '/account/sign-out': {
    post: {
      summary: 'Sign out here or everywhere; ends the cookie',
      body: signOutWish,
      status: 200,
      answer: z.strictObject({ session: z.null() }),
    },
  },
  '/sign-in/options': {
    post: {
      summary: 'What your browser needs to sign in with a passkey',
      cookie: 'optional',
      status: 200,
      answer: webauthn,
    },
  },
  '/sign-in': {
    post: {
      summary: 'Sign in with a passkey; sets the cookie',
      body: signInWish,
      cookie: 'optional',
      status: 200,
      answer: signedIn,
    },
  },
  '/sign-in/code': {
    post: {
      summary: 'Use a recovery code up to sign in; sets the cookie',
      body: recoveryWish,
      cookie: 'optional',
      status: 200,
      answer: signedIn,
    },
  },
  '/push': {
    get: {
      summary: 'The public key that browsers subscribe to notifications with (VAPID)',
      cookie: 'none',
      status: 200,
      answer: z.strictObject({ key: z.string() }),
    },
    delete: {
      summary: 'Send nothing more to a browser that is another person now',
      body: endpointWish,
      cookie: 'none',
      status: 200,
      answer: subscribed,
    },
  },
  '/feed': {
    get: {
      summary: 'Whether you have a feed of your turns',
      status: 200,
      answer: z.strictObject({ on: z.boolean() }),
    },
    post: {
      summary: 'Make a new secret address for the feed; the old one ends',
      body: feedWish,
      status: 200,
      answer: z.strictObject({ token: z.string() }),
    },
    delete: {
      summary: 'End the feed',
      status: 200,
      answer: z.strictObject({ on: z.boolean() }),
    },
  },
  '/feed/{token}/atom': {
    get: {
      summary: 'Your turns as an Atom feed; needs no cookie',
      cookie: 'none',
      status: 200,
      type: 'application/atom+xml',
    },
  },
  '/feed/{token}/json': {
    get: {
      summary: 'Your turns as a JSON feed; needs no cookie',
      cookie: 'none',
      status: 200,
      answer: z.looseObject({ version: z.string(), items: z.array(z.looseObject({})) }),
      type: 'application/feed+json',
    },
  },
  '/tables': {
    get: {
      summary: 'Open tables, yours, or those of yours that are finished',
      query: tablesQuery,
      cookie: 'optional',
      status: 200,
      answer: z.strictObject({
        tables: z.array(record),
        ratings: z
          .record(z.string(), z.number())
          .optional()
          .describe('of whoever waits at an open rated table, by table'),
      }),
    },
    post: {
      summary: 'Open a table with you at it',
      body: newTable,
      status: 201,
      answer: z.strictObject({ id: z.string() }),
    },
  },
  '/tables/{id}': {
    get: {
      summary: 'The public record of a table',
      cookie: 'none',
      status: 200,
      answer: z.strictObject({ table: record }),
    },
  },
  '/ratings': {
    get: {
      summary: 'Your ratings, by game',
      status: 200,
      answer: z.strictObject(ownRatings),
    },
  },
  '/ratings/{game}': {
    get: {
      summary: 'The best in a game whose strength is known well enough',
      cookie: 'none',
      status: 200,
      answer: z.strictObject({
        game: z.string(),
        board: z.array(z.strictObject({ person: z.string(), name: z.string(), ...ratingIn })),
      }),
    },
  },
  '/tables/{id}/ratings': {
    get: {
      summary: 'The ratings of those who sit there, in its game',
      status: 200,
      answer: z.strictObject({
        people: z.array(z.strictObject({ person: z.string(), ...ratingIn })),
        characters: z.partialRecord(z.enum(CHARACTERS), z.number()),
      }),
    },
  },
  '/tables/{id}/reports': {
    post: {
      summary: 'Report a person you met there to whoever runs the server',
      body: newReport,
      status: 201,
      answer: z.strictObject({ reported: z.string() }),
    },
  },
  '/tables/{id}/push': {
    get: {
      summary: 'The browsers that hear of your turns there, by the SHA-256 of their endpoints',
      status: 200,
      answer: subscribed,
    },
    post: {
      summary: 'Let a browser hear of your turns there, also with the page closed',
      body: subscriptionWish,
      status: 200,
      answer: subscribed,
    },
    delete: {
      summary: 'Stop that',
      body: endpointWish,
      status: 200,
      answer: subscribed,
    },
  },
  '/tables/{id}/moving': {
    get: {
      summary: 'What is needed to go on with the match elsewhere',
      status: 200,
      answer: moving,
    },
  },
  '/tables/{id}/glance': {
    get: {
      summary: 'The position as your seat sees it, for a picture of it',
      status: 200,
      answer: z.strictObject({
        glance: z.nullable(z.strictObject({ view: z.json(), seat: z.nullable(z.int().min(0)) })),
      }),
    },
  },
  '/tables/{id}/matches': {
    get: {
      summary: 'The matches played there',
      status: 200,
      answer: z.strictObject({ matches: z.array(summary) }),
    },
  },
  '/tables/{id}/results': {
    get: {
      summary: 'How the matches ended that were finished there',
      status: 200,
      answer: z.strictObject({ results: z.array(played) }),
    },
  },
  '/tables/{id}/matches/{n}': {
    get: {
      summary: 'A match file: n counts from 0, or is “last”',
      query: matchViewer,
      status: 200,
    },
  },
};
