import { DEFAULTS } from '../defaults';
import type { ShowInput } from '../schema/show';
import type { RelatedListInput } from '../schema/list/relatedList';
import type { AccessRule, Action, Detail, Field, List, TabContent, TabForm } from '../types';
import { normaliseAccess } from './access';
import { missingField } from './field';
import { normaliseMasterDetail } from './masterDetail';
import {
  normaliseFormConfirm,
  collectFields,
  normaliseFormItems,
  normaliseRecordOutcomes,
  type FormOwner,
} from './form';

interface DetailOwner {
  owner: FormOwner;
  /** Who can edit. */
  editAccess: AccessRule;
  getAction: (id: string) => Action;
  normaliseRelated: (list: RelatedListInput) => List;
}

export function normaliseShow(detail: ShowInput, detailOwner: DetailOwner): Detail {
  const getField = (name: string): Field => detailOwner.owner.fields[name] ?? missingField(name);
  const tabs = Object.entries(detail.tabs).map(([key, tab]) => normaliseTab(key, tab, detailOwner, getField));
  return {
    header: detail.header.fields.map(getField),
    extraRoutes: detail.routes ?? [],
    image: detail.header.image === undefined ? null : getField(detail.header.image),
    breadcrumbs: (detail.header.breadcrumb ?? []).map(getField),
    tags: (detail.header.tags ?? []).map((tag) => ({
      ...tag,
      tone: tag.tone ?? 'neutral',
      access: normaliseAccess(tag.access),
    })),
    actions: (detail.actions ?? []).map(detailOwner.getAction),
    overflowActions: (detail.overflowActions ?? []).map(detailOwner.getAction),
    masterDetail: detail.masterDetail
      ? normaliseMasterDetail(detail.masterDetail, detailOwner.normaliseRelated)
      : null,
    tabs,
    defaultTab: detail.defaultTab ?? tabs[0]?.key ?? '',
    history: detail.history ?? DEFAULTS.show.history,
    error: detail.error ?? DEFAULTS.show.error,
  };
}

type TabInput = ShowInput['tabs'][string];

function normaliseTab(
  key: string,
  tab: TabInput,
  detailOwner: DetailOwner,
  getField: (name: string) => Field,
): TabContent {
  return {
    key,
    label: tab.label,
    access: normaliseAccess(tab.access),
    visibleWhen: tab.visibleWhen ?? null,
    alert: tab.alert ? { ...tab.alert, access: normaliseAccess(tab.alert.access) } : null,
    count: tab.count ?? tab.list?.recordPath ?? null,
    column: null,
    content: normaliseContent(tab, detailOwner, getField),
    comingSoon: tab.comingSoon ?? null,
    query: tab.query ?? {},
  };
}

function normaliseTabForm(form: NonNullable<TabInput['form']>, { owner, editAccess }: DetailOwner): TabForm {
  const items = normaliseFormItems(form.fields, owner.fields);
  return {
    items,
    fields: collectFields(items),
    submitLabel: form.submitLabel ?? 'form.save',
    cancelLabel: form.cancelLabel ?? 'form.cancel',
    submitRequiresChanges: true,
    submitRequiresValid: true,
    submitEnabledWhen: [],
    unchangedWhen: form.unchangedWhen ?? {},
    preview: form.preview ?? null,
    confirm: normaliseFormConfirm(form.confirm, form.submitLabel ?? 'form.save'),
    access: normaliseAccess(form.access, editAccess),
    outcomeRules: normaliseRecordOutcomes(form, false, false, owner),
  };
}

function normaliseContent(
  tab: TabInput,
  detailOwner: DetailOwner,
  getField: (name: string) => Field,
): TabContent['content'] {
  if (tab.tabs) {
    return {
      kind: 'tabs',
      tabs: Object.entries(tab.tabs).map(([key, nestedTab]) =>
        normaliseTab(key, nestedTab, detailOwner, getField),
      ),
    };
  }
  if (tab.blocks) {
    const normaliseBlocks = (isAside: boolean): TabContent[] =>
      (tab.blocks ?? []).flatMap((block, index) =>
        (block.aside ?? false) === isAside
          ? { ...normaliseTab(String(index), block, detailOwner, getField), column: block.column ?? null }
          : [],
      );
    return { kind: 'blocks', blocks: normaliseBlocks(false), asideBlocks: normaliseBlocks(true) };
  }
  const list = tab.list ? detailOwner.normaliseRelated(tab.list) : null;
  if (list && tab.tab === undefined) return { kind: 'list', list };
  if (tab.masterDetail)
    return {
      kind: 'panel',
      masterDetail: normaliseMasterDetail(tab.masterDetail, detailOwner.normaliseRelated),
    };
  if (tab.fields) return { kind: 'fields', fields: tab.fields.map(getField) };
  if (tab.form) return { kind: 'form', form: normaliseTabForm(tab.form, detailOwner) };
  if (tab.notice) return { kind: 'notice', title: tab.notice.title, text: tab.notice.text ?? null };
  return { kind: 'custom', id: tab.tab ?? '', options: tab.options ?? {}, list };
}
