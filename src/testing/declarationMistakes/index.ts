import { calendarMistakes } from './calendarMistakes';
import { combinationMistakes } from './combinationMistakes';
import { conditionMistakes } from './conditionMistakes';
import { fieldNameMistakes } from './fieldNameMistakes';
import { limitMistakes } from './limitMistakes';
import { otherNameMistakes } from './otherNameMistakes';
import { shapeMistakes } from './shapeMistakes';
import { templateMistakes } from './templateMistakes';
import { silentMistakes } from './silentMistakes';
import { wordingMistakes } from './wordingMistakes';
import type { DeclarationMistake } from './declarationMistake';

/** Single mistakes in `cars`, from the schema, part by part. `undefined` takes a key away. */
export const declarationMistakes: readonly DeclarationMistake[] = [
  ...shapeMistakes,
  ...fieldNameMistakes,
  ...otherNameMistakes,
  ...conditionMistakes,
  ...templateMistakes,
  ...wordingMistakes,
  ...limitMistakes,
  ...combinationMistakes,
  ...calendarMistakes,
  ...silentMistakes,
];

/** Names that decide which keys are valid beside them: if one of these is wrong, the rest cannot be checked. */
export const decisivePaths: readonly string[] = [
  'name',
  'list.newestFirst',
  'list.maxRowsRead',
  'route',
  'fields.code.type',
  'fields.code.visibleWhen.field',
  'fields.code.requiredWhen.all[1].any[0].field',
  'fields.owner.resource',
  'show.tabs.drivers.list.resource',
  'list.expand.resource',
  'list.calendar.rows.resource',
  'actions.upload.dialog',
  'actions.scrap.dialog',
  'actions.scrap.link',
  'actions.hire.openForm',
  'actions.reseat.openForm.form',
  'create.presentation',
];
