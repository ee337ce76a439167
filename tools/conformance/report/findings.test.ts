import { expect, it } from 'vitest';
import { Findings, type ConformanceFinding } from './findings';

const seen = (level: ConformanceFinding['level'], advice: string): Omit<ConformanceFinding, 'times'> => ({
  level,
  kind: 'field',
  place: '/data/*/name',
  text: 'falta',
  advice,
  request: 'GET /things',
});

it.each([
  ['free', 'should'],
  ['should', 'free'],
] as const)(
  'a difference weighs what it weighs for the screen that needs it most: %s, then %s',
  (first, second) => {
    const findings = new Findings();
    const advice = { free: '', should: 'Enviarlo.', must: '' };
    findings.add(seen(first, advice[first]));
    findings.add(seen(second, advice[second]));
    expect(findings.list()).toEqual([{ ...seen('should', 'Enviarlo.'), times: 2 }]);
  },
);
