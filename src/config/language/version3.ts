import { isPlainObject } from '../../lib/json';
import type { Json } from '../types';
import { createKey, renameKeys, type KeyRule, type ObjectShape, type Shape } from './shapes';
import { fieldShape } from './version3Fields';

const EFFECT_NAMES: Readonly<Record<string, string>> = {
  reload: 'refetch',
  clearSearchOrReload: 'clearSearchOrRefetch',
  list: 'goToList',
  reset: 'resetForm',
};
const renameEffects = (effects: unknown): Json =>
  Array.isArray(effects)
    ? (effects as Json[]).map((effect) =>
        typeof effect === 'string' && Object.hasOwn(EFFECT_NAMES, effect)
          ? (EFFECT_NAMES[effect] ?? effect)
          : effect,
      )
    : (effects as Json);
/** Rule for the effects of a write. Not a property of that name: an object with `then` passes for a promise. */
const effectKeys = createKey('then', { to: 'effects', value: renameEffects });

const renameSuccess = (value: unknown): Json => (value === 'ok' ? 'success' : (value as Json));
const ruleShape: ObjectShape = { keys: renameKeys({ why: 'reason' }) };
const callShape: ObjectShape = { keys: renameKeys({ version: 'apiVersion' }) };
const call: KeyRule = { shape: callShape };
const proof: KeyRule = { shape: { keys: { call } } };

const outcomeShape: ObjectShape = {
  keys: {
    ...renameKeys({ for: 'durationSeconds', stay: 'keepFormOpen', silent: 'logOnly' }),
    on: { value: renameSuccess },
    counts: { to: 'treatAs', value: renameSuccess },
    items: { shape: { keys: renameKeys({ from: 'responsePath' }) } },
    ...effectKeys,
    insist: {
      to: 'retryWith',
      shape: { keys: renameKeys({ submit: 'submitLabel', with: 'body', show: 'component' }) },
    },
  },
};
const outcomes: KeyRule = { shape: outcomeShape };
const confirm: KeyRule = { shape: { keys: renameKeys({ submit: 'submitLabel' }) } };

const formItemShape: ObjectShape = {
  keys: {
    show: { to: 'computed' },
    modes: {
      to: 'alternatives',
      shape: { keys: { fields: { shape: { keys: renameKeys({ show: 'computed' }) } } } },
    },
  },
};
const submitKeys = {
  ...renameKeys({
    submit: 'submitLabel',
    onlyWhenValid: 'submitRequiresValid',
    onlyWhenChanged: 'submitRequiresChanges',
    wait: 'settleSeconds',
  }),
  sendWhen: { to: 'submitEnabledWhen', shape: ruleShape },
} satisfies Record<string, KeyRule>;
const recordFormShape: ObjectShape = {
  keys: {
    ...submitKeys,
    in: { to: 'presentation' },
    fields: { shape: formItemShape },
    confirm,
    offer: { to: 'followUp', shape: { keys: renameKeys({ copy: 'copyText', missing: 'missingText' }) } },
    outcomes,
    proof,
    ...effectKeys,
  },
};
const tabFormShape: ObjectShape = {
  keys: {
    ...renameKeys({ submit: 'submitLabel', cancel: 'cancelLabel', sameWhen: 'unchangedWhen' }),
    fields: { shape: formItemShape },
    confirm,
    outcomes,
    ...effectKeys,
  },
};

const innerListShape: ObjectShape = {
  keys: {
    from: { to: 'recordPath' },
    columns: { shape: { keys: renameKeys({ initial: 'initialLetter' }) } },
  },
};
const calendarShape: ObjectShape = {
  keys: {
    ...renameKeys({
      row: 'rowField',
      day: 'dayField',
      start: 'startField',
      end: 'endField',
      label: 'labelFields',
    }),
    rows: {
      shape: { keys: { open: { to: 'openingHours', shape: { keys: renameKeys({ until: 'to' }) } } } },
    },
  },
};
const listKeys = {
  ...renameKeys({
    sorts: 'sortableFields',
    rowsWhen: 'clientFilter',
    rowsFirst: 'newestFirst',
    rowsRead: 'maxRowsRead',
    inAddress: 'syncUrl',
    menu: 'overflowActions',
    from: 'recordPath',
    in: 'presentation',
  }),
  columns: { shape: { keys: renameKeys({ initial: 'initialLetter' }) } },
  filters: { shape: { keys: renameKeys({ as: 'kind' }) } },
  figures: { to: 'summary', shape: { keys: renameKeys({ read: 'responsePath' }) } },
  more: { to: 'pagination', value: (value) => (value === true ? 'loadMore' : 'pages') },
  rowClick: { shape: { keys: renameKeys({ open: 'urlField' }) } },
  expand: { shape: innerListShape },
  calendar: { shape: calendarShape },
} satisfies Record<string, KeyRule>;
const relatedListShape: ObjectShape = { keys: listKeys };
const list: KeyRule = { shape: relatedListShape };
const listShape: ObjectShape = {
  keys: { ...listKeys, tabs: { shape: { each: { keys: { list } } } } },
};

const masterDetail: KeyRule = {
  to: 'masterDetail',
  shape: {
    keys: {
      ...renameKeys({ start: 'initialEntry', address: 'urlSegments' }),
      records: { shape: { keys: { lists: { shape: innerListShape } } } },
      entries: { shape: { each: { keys: { list } } } },
    },
  },
};
const tabKeys = { list, panel: masterDetail, form: { shape: tabFormShape } } satisfies Record<
  string,
  KeyRule
>;
const tabShape: ObjectShape = {
  keys: {
    ...tabKeys,
    blocks: { shape: { keys: tabKeys } },
    tabs: { shape: { each: { keys: tabKeys } } },
  },
};
const detailShape: ObjectShape = {
  keys: {
    ...renameKeys({ at: 'routes', menu: 'overflowActions' }),
    header: { shape: { keys: renameKeys({ trail: 'breadcrumb' }) } },
    panel: masterDetail,
    tabs: { shape: { each: tabShape } },
  },
};

const promptFormShape: ObjectShape = {
  keys: {
    ...submitKeys,
    in: { to: 'presentation' },
    fields: { shape: { each: fieldShape } },
    layout: { shape: formItemShape },
    load: { shape: { keys: { none: { to: 'notFoundStatuses' }, call } } },
  },
};
const actionShape: ObjectShape = {
  keys: {
    ...renameKeys({ copy: 'copyText', reload: 'refetch', waiting: 'progressText', wait: 'settleSeconds' }),
    enabledFor: { to: 'requires', shape: ruleShape },
    disabledWhen: { shape: ruleShape },
    opens: { to: 'openForm', shape: { keys: renameKeys({ below: 'parent', with: 'defaultValues' }) } },
    list: { to: 'openList', shape: relatedListShape },
    form: { shape: promptFormShape },
    check: {
      shape: {
        keys: { call, block: { to: 'blockedWhen', shape: { keys: renameKeys({ act: 'resolveAction' }) } } },
      },
    },
    confirm: {
      shape: {
        keys: {
          ...renameKeys({ submit: 'submitLabel', typing: 'typeToConfirm', remember: 'dontAskAgain' }),
          items: { shape: { keys: renameKeys({ from: 'recordPath' }) } },
        },
      },
    },
    refuse: { to: 'preconditions', shape: { keys: renameKeys({ when: 'failsWhen', error: 'message' }) } },
    call,
    calls: { to: 'callVariants', shape: { keys: { call, outcomes, proof } } },
    perRow: { to: 'perRecord', shape: { keys: renameKeys({ atOnce: 'concurrency' }) } },
    outcomes,
    proof,
    undo: { shape: { keys: { call, outcomes } } },
    ...effectKeys,
  },
};

const apiShape: ObjectShape = {
  keys: {
    list: { to: 'getList', shape: callShape },
    one: { to: 'getOne', shape: callShape },
    create: { shape: callShape },
    update: { shape: callShape },
    delete: { shape: callShape },
  },
};
const scopeLevelShape: ObjectShape = { keys: renameKeys({ address: 'urlSegment', start: 'initial' }) };

const dialectShape: ObjectShape = {
  keys: {
    ...renameKeys({ version: 'versionHeader', list: 'getList', one: 'getOne' }),
    page: { shape: { keys: renameKeys({ most: 'maxSize', after: 'cursorField' }) } },
    many: { to: 'getMany', shape: { keys: renameKeys({ most: 'maxIds' }) } },
  },
};

/** The keys of a declaration and of a runtime config; no key of one is a key of the other. */
export const fileShape: Shape = {
  keys: {
    ...renameKeys({ aliases: 'redirectsFrom', menu: 'navigation', title: 'recordRepresentation' }),
    api: { shape: apiShape },
    access: { shape: { keys: renameKeys({ why: 'disabledReason' }) } },
    messages: { shape: { keys: renameKeys({ for: 'durationSeconds' }) } },
    fields: { shape: { each: fieldShape } },
    list: { shape: listShape },
    pickers: {
      to: 'scope',
      shape: {
        keys: {
          above: { to: 'levels', shape: scopeLevelShape },
          own: { to: 'record', shape: scopeLevelShape },
        },
      },
    },
    detail: { to: 'show', shape: detailShape },
    create: { shape: recordFormShape },
    edit: { shape: recordFormShape },
    import: { shape: { keys: renameKeys({ atOnce: 'concurrency' }) } },
    actions: { shape: { each: actionShape } },
    start: {
      to: 'landingPage',
      shape: {
        keys: {
          blocks: {
            shape: { keys: { figures: { shape: { keys: renameKeys({ read: 'responsePath' }) } } } },
          },
        },
      },
    },
    hosts: { shape: { each: { keys: { address: { to: 'url' }, dialect: { shape: dialectShape } } } } },
    signIn: {
      shape: {
        select: ({ permissions }) =>
          isPlainObject(permissions)
            ? [{ keys: { permissions: { shape: { keys: renameKeys({ at: 'data' }) } } } }]
            : [],
      },
    },
  },
};
