import type { Json } from '../types';
import { renameKeys, type KeyRule, type ObjectShape, type Shape } from './shapes';

/** Keys of every field. */
const commonShape: ObjectShape = {
  keys: {
    ...renameKeys({
      byLanguage: 'localizedSource',
      valueWhen: 'valueOverrides',
      write: 'writePath',
      emptyAs: 'writeEmptyAs',
      empty: 'emptyText',
      emptyWhen: 'emptyTextWhen',
      tip: 'tooltipField',
      copy: 'copyButton',
      assumed: 'hostDefault',
    }),
    disabledWhen: { shape: { keys: renameKeys({ why: 'reason' }) } },
    call: { shape: { keys: renameKeys({ read: 'responsePath', errorFor: 'errorDurationSeconds' }) } },
  },
};

const upload: KeyRule = {
  to: 'upload',
  shape: {
    keys: {
      ask: { to: 'presign', shape: { keys: renameKeys({ to: 'urlPath' }) } },
      value: { to: 'valuePath' },
    },
  },
};
const enumKeys = renameKeys({
  labels: 'labelKeyPrefix',
  open: 'allowOtherValues',
  from: 'recordPath',
  read: 'responsePath',
  all: 'filterAllLabel',
  pages: 'paged',
  keep: 'exposeRecord',
  counted: 'numberLabels',
});
const referenceKeys = renameKeys({
  unnamed: 'missingNameText',
  selectOnly: 'autoSelectSingle',
  addLocal: 'allowNew',
  local: 'searchLocally',
});
const wireFormat = renameKeys({ stored: 'wireFormat' });

/** `future: true` of a period forbade times in the past; false was the default. */
const futureToNow = (future: unknown): Json | undefined => (future === true ? '$now' : undefined);

/** Keys of each field type. */
const keysByType: Readonly<Record<string, Record<string, KeyRule>>> = {
  boolean: renameKeys({ yes: 'trueLabel', no: 'falseLabel' }),
  codes: wireFormat,
  date: wireFormat,
  dateTime: wireFormat,
  number: wireFormat,
  emails: renameKeys({ as: 'presentation' }),
  enum: { ...enumKeys, ...renameKeys({ as: 'writeAs', only: 'optionFilter' }) },
  status: enumKeys,
  file: { ...renameKeys({ kinds: 'formats', under: 'exclusiveLimit' }), sent: upload },
  image: { ...renameKeys({ types: 'formats', newTo: 'newFileMember' }), sent: upload },
  longText: renameKeys({ cap: 'enforceMaxLength' }),
  parameters: renameKeys({ of: 'definitionField', read: 'definitionsPath', always: 'alwaysRequired' }),
  period: {
    ...renameKeys({ until: 'to', untilLabel: 'toLabel' }),
    future: { to: 'notBefore', value: futureToNow },
  },
  reference: { ...referenceKeys, ...renameKeys({ show: 'pickerView' }) },
  references: referenceKeys,
  text: renameKeys({ keep: 'draftable' }),
};
const listKeys: Record<string, KeyRule> = {
  fields: {
    shape: { each: { select: (field) => selectFieldShapes(field) } },
  },
  rows: {
    shape: {
      keys: renameKeys({
        of: 'definitionField',
        read: 'definitionsPath',
        keep: 'sendMembers',
        ofNew: 'onlyOnCreate',
      }),
    },
  },
};

function selectFieldShapes({ type }: Readonly<Record<string, unknown>>): readonly ObjectShape[] {
  const keys = type === 'list' ? listKeys : (keysByType[String(type)] ?? {});
  return [commonShape, { keys }];
}

/** A field: the keys of all fields and those of its type. */
export const fieldShape: Shape = { select: selectFieldShapes };
