import { expect, it } from 'vitest';
import { presetNames } from './presetNames';
import { presetsWithWholeUpdates } from './presetsWithWholeUpdates';
import { resolveDialect } from './resolveDialect';

it('the presets with whole updates are those whose dialect sends the whole record', () => {
  expect(presetNames.filter((name) => resolveDialect(name).update.whole)).toEqual([
    ...presetsWithWholeUpdates,
  ]);
});
