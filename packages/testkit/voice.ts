import { type Fault, LANGUAGES, type Message, message } from '@baithak/kernel';
import { commonCatalogues, type Speaker, speaker } from '@baithak/words';
import { ensure, type Kit } from './kit.ts';

/** Says messages in every language, to test that each has words. */
export interface Voice {
  say(message: Message): string;
  refuse(fault: Fault): string;
}

const MOST_KNOWN = 50_000;

export function voiceOf(kit: Kit): Voice {
  const speakers: Speaker[] = LANGUAGES.map((language) =>
    speaker(language, [kit.words.catalogues, commonCatalogues], []),
  );
  const sayAnew = (said: Message) => {
    const texts = speakers.map((each) => each.say(said));
    ensure(
      texts.every((text) => text.trim() !== ''),
      () => `${said.key} says nothing`,
    );
    return texts.join(' / ');
  };
  // Games say the same things over and over, and the words of a message never change.
  const known = new Map<string, string>();
  const say = (said: Message) => {
    const key = said.args === undefined ? said.key : JSON.stringify(said);
    const text = known.get(key) ?? sayAnew(said);
    if (known.size < MOST_KNOWN) known.set(key, text);
    return text;
  };
  return {
    say,
    refuse(fault) {
      ensure(
        fault.rule === undefined || kit.words.rules.includes(fault.rule),
        () => `fault ${fault.code} cites ${fault.rule}, which is no rule of ${kit.game.id}`,
      );
      return say(message(`fault.${fault.code}`, fault.args));
    },
  };
}
