import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { optionsOf } from '../core/optionsOf';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';
import { numberFilterBase } from './numberFilterBase';
import { checkNumber } from './checkNumber';
import { numberTone } from './numberTone';
import { numberExportText, numberText } from './numberText';
import type { ResolvedNumberOptions } from './schema';

export default {
  type: 'number',
  align: 'end',
  Display: createTextDisplay(numberText, 'field-number', numberTone),
  Input: lazyWithRetry(() => import('./NumberInput')),
  ...numberFilterBase,
  toText: numberText,
  toExportValue: numberExportText,
  // Here and not in `form.ts`: filters validate too, without loading a form.
  validate: (value, field) => checkNumber(value, optionsOf<ResolvedNumberOptions>(field)),
} satisfies FieldType;
