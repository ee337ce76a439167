import { placeOf } from '../rows';
import { inputTexts } from '../inputTexts';
import type { FormSide } from '../types';
import {
  fromDraftParameters,
  parametersOf,
  toDraftParameters,
  toParameters,
  toWireParameters,
} from './parameters';

export default {
  toForm: (value, field) => toParameters(value, field),
  toWire: (value, field) => toWireParameters(value, field),
  emptyWire: [],
  toDraft: (value, field) => toDraftParameters(value, field),
  fromDraft: (draft, _field, loaded) => fromDraftParameters(draft, loaded),
  inputAt: (_field, path, value) => {
    const [first = ''] = path.split('.');
    const at = placeOf(first, parametersOf(value));
    return at === undefined ? undefined : `${at}.values.0.value`;
  },
  validate: (value) =>
    Array.isArray(value) && parametersOf(value).length === value.length
      ? undefined
      : { message: inputTexts.noList },
} satisfies FormSide;
