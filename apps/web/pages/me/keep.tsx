import { message } from '@baithak/kernel';
import { faultMessage } from '@baithak/words';
import { useState } from 'react';
import { readKept, writeKept } from '../../controller/kept-file.ts';
import { useLobby } from '../../shell/contexts.ts';
import { download } from '../../shell/download.ts';
import { FileButton } from '../../shell/file-button.tsx';
import { useSay } from '../../shell/language.ts';
import { allSaved, saveAll } from '../../shell/storage.ts';
import { Fold } from './fold.tsx';

/** Everything on this device as one file, and back again. */
export function Keep() {
  const say = useSay();
  const lobby = useLobby();
  const [told, setTold] = useState('');
  const save = async () => {
    const answer = await lobby.ask({ do: 'export' });
    if (!('exported' in answer)) return setTold(say(faultMessage({ code: 'not-kept' })));
    const text = writeKept({ saved: allSaved(), tables: answer.exported });
    download(
      `baithak-${new Date().toISOString().slice(0, 10)}.json`,
      new Blob([text], { type: 'application/json' }),
    );
    return setTold(say(message('keep.exported', { n: answer.exported.length })));
  };
  const load = async (file: File) => {
    const kept = readKept(await file.text());
    if ('code' in kept) return setTold(say(faultMessage(kept)));
    const answer = await lobby.ask({ do: 'import', tables: kept.tables });
    if (!('imported' in answer)) {
      setTold(
        say(
          message('keep.refused', { reason: 'fault' in answer ? faultMessage(answer.fault) : '' }),
        ),
      );
      return;
    }
    saveAll(kept.saved);
    setTold(say(message('keep.imported', { n: answer.imported })));
  };
  return (
    <Fold title={say(message('keep.title'))}>
      <p className="quiet">{say(message('keep.about'))}</p>
      <div className="buttons">
        <button type="button" onClick={save}>
          {say(message('keep.export'))}
        </button>
        <FileButton
          text={say(message('keep.import'))}
          accept=".json,application/json"
          take={load}
        />
      </div>
      <p role="status">{told}</p>
    </Fold>
  );
}
