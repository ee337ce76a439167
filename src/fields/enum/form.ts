import { optionsOf } from '../optionsOf';
import type { FormSide } from '../types';
import { enumType } from './enumType';
import { inOrder } from './inOrder';
import type { EnumFilled } from './schema';

export default {
  validate: enumType.validate,
  toForm: enumType.toForm,
  toWire: (value, field) => {
    const { join } = optionsOf<EnumFilled>(field);
    return join === undefined ? value : inOrder(value, field).join(join);
  },
} satisfies FormSide;
