import type { IntegratorMistake } from './mistake';
import { hostMistakes, dialectMistakes, signInMistakes } from './hostMistakes';
import { resourceMistakes, fieldMistakes } from './resourceMistakes';
import { listMistakes, formMistakes } from './screenMistakes';
import { installationMistakes } from './installationMistakes';

/** Mistakes of integrators, each one in an installation that has no other. */
export const integratorMistakes: readonly IntegratorMistake[] = [
  ...hostMistakes,
  ...dialectMistakes,
  ...signInMistakes,
  ...resourceMistakes,
  ...fieldMistakes,
  ...listMistakes,
  ...formMistakes,
  ...installationMistakes,
];
