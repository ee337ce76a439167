import { optionsOf } from '../optionsOf';
import type { FormSide } from '../types';
import { enumType } from './enumType';
import { inOrder } from './inOrder';
import { onlyChoice } from './loaded';
import type { EnumFilled } from './schema';
import { toWritten } from './written';

export default {
  only: onlyChoice,
  validate: enumType.validate,
  toForm: enumType.toForm,
  // What is offered may be another one by the time a draft is opened.
  kept: (field) => optionsOf<EnumFilled>(field).as === undefined,
  toWire: (value, field) => {
    const { join, as } = optionsOf<EnumFilled>(field);
    if (as !== undefined) return toWritten(value);
    return join === undefined ? value : inOrder(value, field).join(join);
  },
} satisfies FormSide;
