import { Action, Actions, Choice, flip, Hint, Inspect, Motion, Tabs } from '@baithak/board';
import { message } from '@baithak/kernel';
import type { Threat } from '@baithak/panakizhi';
import { PawnFace, ThreatMarks } from '@baithak/panakizhi/board';
import { useRef, useState } from 'react';
import { Section, Specimen, useWorkshopSay } from './section.tsx';

/** The buttons of boards. */
export function Controls() {
  const say = useWorkshopSay();
  const [asking, ask] = useState(false);
  return (
    <Section id="ws-controls" title={say(message('workshop.controls'))}>
      <Actions>
        <Action act={() => {}}>{say(message('workshop.state-plain'))}</Action>
        <Action legal act={() => {}}>
          {say(message('workshop.state-legal'))}
        </Action>
        <Action lit act={() => {}}>
          {say(message('workshop.state-lit'))}
        </Action>
        <Shown as="hover" label={say(message('workshop.state-hover'))} />
        <Shown as="focus" label={say(message('workshop.state-focus'))} />
        <Action act={undefined}>{say(message('workshop.state-disabled'))}</Action>
        <Action act={() => ask(true)}>{say(message('workshop.open-choice'))}</Action>
      </Actions>
      {asking && (
        <Choice
          label={say(message('workshop.choice'))}
          offers={[
            { text: 'c3-d3', label: say(message('workshop.state-source')) },
            { text: 'c3/d3', label: say(message('workshop.state-target')) },
          ]}
          cancelLabel={say(message('workshop.close'))}
          take={() => ask(false)}
          cancel={() => ask(false)}
        />
      )}
      <Travel />
    </Section>
  );
}

/** An action as it looks with the pointer or the focus on it. */
function Shown({ as, label }: { readonly as: 'hover' | 'focus'; readonly label: string }) {
  return (
    <button type="button" className="b-action" data-legal="true" data-show={as}>
      {label}
    </button>
  );
}

/** A pawn that moves from square to square; pressing again interrupts it on its way. */
function Travel() {
  const say = useWorkshopSay();
  const [at, go] = useState(0);
  return (
    <>
      <Motion moment={String(at)}>
        <div className="ws-row ws-felt" data-accent="madder">
          {[0, 1, 2, 3, 4].map((place) => (
            <span key={place} className="b-place ws-square" data-kind="square">
              {place === at && (
                <span
                  className="b-man"
                  {...flip('pawn', { leaps: true, face: at % 2 === 0 ? 'w' : 'b' })}
                >
                  <PawnFace colour={at % 2 === 0 ? 'w' : 'b'} />
                </span>
              )}
            </span>
          ))}
        </div>
      </Motion>
      <Actions>
        <Action legal act={() => go((at + 2) % 5)}>
          {say(message('workshop.jump'))}
        </Action>
      </Actions>
    </>
  );
}

/** The parts that pages share. */
export function Parts() {
  const say = useWorkshopSay();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <Section id="ws-parts" title={say(message('workshop.parts'))}>
      <div className="buttons">
        <button type="button" className="main-button">
          {say(message('workshop.main'))}
        </button>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          {say(message('workshop.open-dialog'))}
        </button>
        <button type="button" disabled>
          {say(message('workshop.state-disabled'))}
        </button>
        <span className="chip">{say(message('workshop.chip'))}</span>
      </div>
      <dialog ref={dialog} aria-labelledby="ws-dialog">
        <h2 id="ws-dialog">{say(message('workshop.dialog'))}</h2>
        <div className="buttons">
          <button type="button" onClick={() => dialog.current?.close()}>
            {say(message('workshop.close'))}
          </button>
        </div>
      </dialog>
      <div className="ws-fields">
        <label className="field">
          <span>{say(message('workshop.field'))}</span>
          <input type="text" placeholder={say(message('workshop.placeholder'))} />
        </label>
        <label className="field">
          <span>{say(message('workshop.select'))}</span>
          <select>
            <option>{say(message('workshop.state-plain'))}</option>
            <option>{say(message('workshop.state-chosen'))}</option>
          </select>
        </label>
      </div>
      <div className="panel">{say(message('workshop.panel'))}</div>
      <p className="note">{say(message('workshop.note'))}</p>
    </Section>
  );
}

const THREATS: readonly (readonly Threat[])[] = [
  ['wins'],
  ['four'],
  ['taken'],
  ['home'],
  ['forced'],
  ['forced', 'taken'],
];

/** Hints, details, tabs and threat marks. */
export function Closer() {
  const say = useWorkshopSay();
  const plain = say(message('workshop.state-plain'));
  const hover = say(message('workshop.state-hover'));
  const focus = say(message('workshop.state-focus'));
  return (
    <Section id="ws-closer" title={say(message('workshop.closer'))}>
      <div className="ws-row">
        <Specimen label={plain}>
          <Inspect
            label={say(message('workshop.inspect'))}
            closeLabel={say(message('workshop.close'))}
          >
            <p>{say(message('workshop.sheet'))}</p>
          </Inspect>
        </Specimen>
        {(
          [
            ['hover', hover],
            ['focus', focus],
          ] as const
        ).map(([show, label]) => (
          <Specimen key={show} label={label}>
            <button type="button" className="b-inspect" data-show={show}>
              {say(message('workshop.inspect'))}
            </button>
          </Specimen>
        ))}
      </div>
      <div className="ws-row ws-hints">
        <Specimen label={plain}>
          <Hint text={say(message('workshop.hint'))}>
            {(described) => (
              <button type="button" {...described}>
                {say(message('workshop.hinted'))}
              </button>
            )}
          </Hint>
        </Specimen>
        <Specimen label={hover}>
          <span className="b-hinted" data-show="hover">
            <button type="button">{say(message('workshop.hinted'))}</button>
            <span className="b-hint">{say(message('workshop.hint'))}</span>
          </span>
        </Specimen>
      </div>
      <Tabs
        label={say(message('workshop.tabs'))}
        tabs={['1', '2', '3'].map((n) => ({
          id: n,
          label: say(message('workshop.tab', { n })),
          body: <p>{say(message('workshop.tab-body', { n }))}</p>,
        }))}
      />
      <div className="ws-row ws-felt" data-accent="indigo">
        {THREATS.map((threats) => (
          <Specimen key={threats.join()} label={threats.join(' + ')}>
            <span className="b-place ws-square" data-kind="square">
              <ThreatMarks threats={threats} />
            </span>
          </Specimen>
        ))}
      </div>
    </Section>
  );
}
