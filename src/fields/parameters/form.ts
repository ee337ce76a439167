import { findItemIndex } from '../definedItems/definedItems';
import { inputTexts } from '../inputs/texts';
import type { FormBehaviour } from '../core/types';
import {
  fromDraftParameters,
  readParameters,
  toDraftParameters,
  toFormParameters,
  toWireParameters,
} from './parameterItems';

export default {
  accepts: (value) => Array.isArray(value),
  toForm: (value, field) => toFormParameters(value, field),
  toWire: (value, field) => toWireParameters(value, field),
  emptyWireValue: [],
  toDraft: (value, field) => toDraftParameters(value, field),
  fromDraft: (draft, _field, initialValue) => fromDraftParameters(draft, initialValue),
  findInputPath: (_field, path, value) => {
    const [itemKey = ''] = path.split('.');
    const index = findItemIndex(itemKey, readParameters(value));
    return index === undefined ? undefined : `${index}.values.0.value`;
  },
  validate: (value) =>
    Array.isArray(value) && readParameters(value).length === value.length
      ? undefined
      : { message: inputTexts.notAList },
} satisfies FormBehaviour;
