import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');

it('the arrow of native selects is as muted as that of others, in both themes', () => {
  const [light, dark] =
    /--c-muted: light-dark\((#\w+), (#\w+)\)/.exec(read('../theme/tokens.css'))?.slice(1) ?? [];
  expect(read('chevron.svg')).toContain(
    `path{stroke:${light}}@media(prefers-color-scheme:dark){path{stroke:${dark}}}`,
  );
});
