import { DEFAULTS } from '../defaults';
import type { DetailInput } from '../schema/detail';
import type { RelatedListInput } from '../schema/relatedList';
import type { Access, Action, Detail, Field, List, TabContent, TabForm } from '../types';
import { normaliseAccess } from './access';
import { missingField } from './field';
import { normalisePanel } from './panel';
import { confirmOf, fieldsOf, formItems, recordEndings, type FormOwner } from './form';

interface DetailParts {
  owner: FormOwner;
  /** Who may edit. */
  edit: Access;
  action: (id: string) => Action;
  related: (list: RelatedListInput) => List;
}

export function normaliseDetail(detail: DetailInput, parts: DetailParts): Detail {
  const field = (name: string): Field => parts.owner.fields[name] ?? missingField(name);
  const tabs = Object.entries(detail.tabs).map(([key, tab]) => tabContent(key, tab, parts, field));
  return {
    header: detail.header.fields.map(field),
    at: detail.at ?? [],
    image: detail.header.image === undefined ? null : field(detail.header.image),
    trail: (detail.header.trail ?? []).map(field),
    tags: (detail.header.tags ?? []).map((tag) => ({ ...tag, tone: tag.tone ?? 'neutral' })),
    actions: (detail.actions ?? []).map(parts.action),
    menu: (detail.menu ?? []).map(parts.action),
    panel: detail.panel ? normalisePanel(detail.panel, parts.related) : null,
    tabs,
    defaultTab: detail.defaultTab ?? tabs[0]?.key ?? '',
    history: detail.history ?? DEFAULTS.detail.history,
    error: detail.error ?? DEFAULTS.detail.error,
  };
}

type TabInput = DetailInput['tabs'][string];

function tabContent(
  key: string,
  tab: TabInput,
  parts: DetailParts,
  field: (name: string) => Field,
): TabContent {
  return {
    key,
    label: tab.label,
    access: normaliseAccess(tab.access),
    visibleWhen: tab.visibleWhen ?? null,
    content: contentOf(tab, parts, field),
    comingSoon: tab.comingSoon ?? null,
    query: tab.query ?? {},
  };
}

function tabFormOf(form: NonNullable<TabInput['form']>, { owner, edit }: DetailParts): TabForm {
  const items = formItems(form.fields, owner.fields);
  return {
    items,
    fields: fieldsOf(items),
    submit: form.submit ?? 'form.save',
    cancel: form.cancel ?? 'form.cancel',
    onlyWhenChanged: true,
    onlyWhenValid: true,
    sendWhen: [],
    sameWhen: form.sameWhen ?? {},
    preview: form.preview ?? null,
    confirm: confirmOf(form.confirm, form.submit ?? 'form.save'),
    access: normaliseAccess(form.access, edit),
    end: recordEndings(form, false, false, owner),
  };
}

function contentOf(tab: TabInput, parts: DetailParts, field: (name: string) => Field): TabContent['content'] {
  if (tab.tabs) {
    return {
      kind: 'tabs',
      tabs: Object.entries(tab.tabs).map(([key, sub]) => tabContent(key, sub, parts, field)),
    };
  }
  if (tab.blocks) {
    return {
      kind: 'blocks',
      blocks: tab.blocks.map((block, at) => tabContent(String(at), block, parts, field)),
    };
  }
  if (tab.list) return { kind: 'list', list: parts.related(tab.list) };
  if (tab.panel) return { kind: 'panel', panel: normalisePanel(tab.panel, parts.related) };
  if (tab.fields) return { kind: 'fields', fields: tab.fields.map(field) };
  if (tab.form) return { kind: 'form', form: tabFormOf(tab.form, parts) };
  if (tab.notice) return { kind: 'notice', title: tab.notice.title, text: tab.notice.text ?? null };
  return { kind: 'custom', id: tab.tab ?? '', options: tab.options ?? {} };
}
