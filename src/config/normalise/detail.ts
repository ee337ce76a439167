import { DEFAULTS } from '../defaults';
import type { DetailInput } from '../schema/detail';
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

export function normaliseDetail(detail: DetailInput, detailOwner: DetailOwner): Detail {
  const getField = (name: string): Field => detailOwner.owner.fields[name] ?? missingField(name);
  const tabs = Object.entries(detail.tabs).map(([key, tab]) => normaliseTab(key, tab, detailOwner, getField));
  return {
    header: detail.header.fields.map(getField),
    extraRoutes: detail.at ?? [],
    image: detail.header.image === undefined ? null : getField(detail.header.image),
    breadcrumbs: (detail.header.trail ?? []).map(getField),
    tags: (detail.header.tags ?? []).map((tag) => ({ ...tag, tone: tag.tone ?? 'neutral' })),
    actions: (detail.actions ?? []).map(detailOwner.getAction),
    menu: (detail.menu ?? []).map(detailOwner.getAction),
    panel: detail.panel ? normaliseMasterDetail(detail.panel, detailOwner.normaliseRelated) : null,
    tabs,
    defaultTab: detail.defaultTab ?? tabs[0]?.key ?? '',
    history: detail.history ?? DEFAULTS.detail.history,
    error: detail.error ?? DEFAULTS.detail.error,
  };
}

type TabInput = DetailInput['tabs'][string];

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
    submit: form.submit ?? 'form.save',
    cancel: form.cancel ?? 'form.cancel',
    onlyWhenChanged: true,
    onlyWhenValid: true,
    sendWhen: [],
    sameWhen: form.sameWhen ?? {},
    preview: form.preview ?? null,
    confirm: normaliseFormConfirm(form.confirm, form.submit ?? 'form.save'),
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
    return {
      kind: 'blocks',
      blocks: tab.blocks.map((block, index) => normaliseTab(String(index), block, detailOwner, getField)),
    };
  }
  if (tab.list) return { kind: 'list', list: detailOwner.normaliseRelated(tab.list) };
  if (tab.panel)
    return { kind: 'panel', panel: normaliseMasterDetail(tab.panel, detailOwner.normaliseRelated) };
  if (tab.fields) return { kind: 'fields', fields: tab.fields.map(getField) };
  if (tab.form) return { kind: 'form', form: normaliseTabForm(tab.form, detailOwner) };
  if (tab.notice) return { kind: 'notice', title: tab.notice.title, text: tab.notice.text ?? null };
  return { kind: 'custom', id: tab.tab ?? '', options: tab.options ?? {} };
}
