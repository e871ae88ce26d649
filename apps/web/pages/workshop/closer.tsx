import { Hint, Inspect, Tabs, type Threat, ThreatMarks } from '@baithak/board';
import { message } from '@baithak/kernel';
import { useWorkshopSay } from './say.ts';
import { Section, Specimen } from './section.tsx';

const THREATS: readonly (readonly Threat[])[] = [
  ['wins'],
  ['four'],
  ['taken'],
  ['home'],
  ['forced'],
  ['forced', 'taken'],
];

/** What explains, and what shows more than fits. */
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
