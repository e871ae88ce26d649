import 'react';

declare module 'react' {
  interface CSSProperties {
    [name: `--b-${string}`]: string | number | undefined;
  }
}
