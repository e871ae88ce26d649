import { lazy, Suspense } from 'react';
import { type PartProps, useTableAddress } from './parts.tsx';

const Notices = lazy(async () => ({ default: (await import('./turn-notices.tsx')).Notices }));

/** At a table where turns may take hours or days, people can hear of them with the page closed. */
export function TurnNotices({ table, say }: Pick<PartProps, 'table' | 'say'>) {
  const { kind } = useTableAddress();
  const { settings } = table.room;
  const isSlow = settings !== null && settings.clock.kind !== 'live';
  if (kind !== 'server' || !isSlow || table.own.length === 0) return null;
  return (
    <Suspense>
      <Notices say={say} />
    </Suspense>
  );
}
