import type { ReactNode } from 'react';
import { follow } from './location.ts';

interface LinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Link({ to, children, className }: LinkProps) {
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}
