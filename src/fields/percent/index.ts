import { lazyWithRetry } from '../../lib/lazy/importWithRetry';
import { numberFilterBase } from '../number/numberFilterBase';
import { numberTone } from '../number/numberTone';
import { createTextDisplay } from '../display/createTextDisplay';
import type { FieldType } from '../core/types';
import { checkPercent, percentToWire, percentExportText, percentText, wireToPercent } from './percentValue';

export default {
  type: 'percent',
  align: 'end',
  Display: createTextDisplay(percentText, 'field-number', (value, field) =>
    numberTone(wireToPercent(value, field), field),
  ),
  Input: lazyWithRetry(() => import('./PercentInput')),
  ...numberFilterBase,
  range: { ...numberFilterBase.range, toWire: percentToWire },
  toText: percentText,
  toExportValue: percentExportText,
  toForm: wireToPercent,
  validate: checkPercent,
} satisfies FieldType;
