import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ActionButtons } from '../../actions/ActionButtons';
import { ActionMenu } from '../../actions/ActionMenu';
import type { Detail, Field, Resource, TabContent } from '../../config/types';
import { evaluate } from '../../config/evaluate';
import { useText } from '../../i18n/useText';
import { FieldValue } from '../../fields/FieldValue';
import { useMay } from '../../session/useMay';
import { Icon } from '../../ui/Icon';
import { TitlePart } from '../../ui/windowTitle';
import { NotFound } from '../../ui/NotFound';
import { LoadFailed } from '../../ui/LoadFailed';
import { topDialog } from '../../ui/dialogStack';
import { useLogFailure } from '../../ui/useLogFailure';
import { useSayFailure } from '../../ui/useSayFailure';
import { Page } from '../../ui/Page';
import { recordTitle, relatedTitle } from '../../fields/recordTitle';
import { Facts } from './Facts';
import { Neighbours } from './Neighbours';
import { DetailPanel } from './DetailPanel';
import { DetailSkeleton } from './DetailSkeleton';
import { Button } from '../../ui/Button';
import './detail.css';
import '../../ui/innerTabs.css';
import { PageName } from '../../writes/pageName';
import { DetailTabs } from './DetailTabs';
import { DetailPart } from './DetailPart';
import { Trail } from './Trail';
import { useDetailPlace, type DetailPlace } from './useDetailPlace';
import { useShownTabs } from './useShownTabs';
import { useDeclarations } from '../../console/hooks';
import { keepRecent, type RecentRecord } from '../recent';
import { useRecord } from '../../records/useRecord';
import { listAddress } from '../../writes/openedList';
import { Tag } from '../../ui/Tag';
import { detailTexts } from './texts';

interface DetailPageProps {
  resource: Resource;
  /** Console path that it stands below, where that is a further address. Default: that of the resource. */
  at?: string | undefined;
  /** The page that it is a part of, which names the record. */
  within?: Within | undefined;
}

/** A page that draws a record as a part of itself. */
export interface Within {
  place: DetailPlace;
  /** In place of a record that is not there for this user. */
  missing: ReactNode;
  /** In place of an address further down than the record has pages. */
  nowhere: ReactNode;
  /** What the address says of the record beside its id, for conditions of tabs: the record itself may not say it. */
  said: Readonly<Record<string, unknown>>;
  /** In place of one that could not be read for another reason; without anything, what is said of any failure. */
  failed: (error: Error) => ReactNode;
}

/** The page of a record: header, actions, tabs in the address. */
export function DetailPage({ resource, at, within }: DetailPageProps) {
  const { id } = useParams();
  const { detail } = resource;
  if (!detail || id === undefined) return null;
  return <DetailOf key={id} resource={resource} detail={detail} id={id} at={at} within={within} />;
}

interface DetailOfProps {
  resource: Resource;
  detail: Detail;
  id: string;
  at: string | undefined;
  within: Within | undefined;
}

function DetailOf({ resource, detail, id, at, within }: DetailOfProps) {
  const t = useText();
  const { tab, subTab, below } = useParams();
  const { search } = useLocation();
  const may = useMay();
  const { record, error, isMissing, isFetching, retry } = useRecord(resource, id);
  // Where nothing was read yet, the state in its place says it (HTTP-08).
  useSayError(record && error && !isMissing ? error : null, detail.error, resource.messageFor);
  const ofAddress = useDetailPlace(resource, at);
  const { above, back: list, holds, own } = within?.place ?? ofAddress;
  const { awaited } = useDeclarations();
  const base = `${above}/${encodeURIComponent(id)}`;
  // As it was left, with its page, order, search and filters.
  const [back] = useState(() => listAddress(list, base));
  const tabs = useShownTabs()(detail.tabs, record && { ...within?.said, ...record });
  const current = tabs?.find((entry) => entry.key === tab);
  // A declaration that is still on its way may have a page there.
  if (tabs && tab !== undefined && !current && !detail.panel && awaited.length > 0) return <DetailSkeleton />;
  if (tabs && !current) {
    const start = tabs.find((entry) => entry.key === detail.defaultTab) ?? tabs[0];
    // Without a tab, or with one that this user or this record has not, the address becomes that of the first one.
    if (start)
      return (
        <Navigate
          to={{ pathname: `${base}/${start.key}`, search: tab === undefined ? search : '' }}
          replace
        />
      );
  }
  // Only a panel has addresses further down.
  const isNowhere = below !== undefined && current !== undefined && !hasBelow(current, subTab);
  if (isMissing || isNowhere) {
    if (within) return isMissing ? within.missing : within.nowhere;
    return <NotFound backTo={back} backLabel={t(resource.label.many)} />;
  }
  const before = within ? undefined : (
    <>
      <BackButton to={back} />
      <Trail to={back} resource={resource} fields={detail.trail} record={record} />
    </>
  );
  const Frame = within ? DetailPart : Page;
  if (!record && error && !isFetching) {
    const instead = within?.failed(error);
    if (instead) return instead;
    return (
      <Frame title={t(resource.label.many)} before={before}>
        <LoadFailed text={t(detail.error)} error={error} onRetry={retry} />
      </Frame>
    );
  }
  if (!record || !tabs) return <DetailSkeleton />;
  if (!holds(record)) {
    const rest = current ? [current.key, subTab] : [tab, subTab, below];
    const path = rest.flatMap((part) => (part === undefined ? [] : `/${encodeURIComponent(part)}`));
    return <Navigate to={{ pathname: `${own(record)}${path.join('')}`, search }} replace />;
  }
  const title = recordTitle(resource, record, t);
  const state = mainState(detail.header, may);
  return (
    <Frame
      isRecord
      title={title}
      before={before}
      aside={
        <>
          {detail.image && <FieldValue field={detail.image} record={record} place="cell" />}
          {state && (
            <span className="page-state">
              <span className="visually-hidden">{`${t(state.label)}: `}</span>
              <FieldValue field={state} record={record} place="cell" />
            </span>
          )}
          {detail.tags
            .filter((tag) => evaluate(tag.when, record))
            .map((tag) => (
              <Tag key={tag.text} tone={tag.tone}>
                {t(tag.text)}
              </Tag>
            ))}
        </>
      }
      actions={
        <>
          {!within && <Neighbours base={base} rest={restOf(current?.key, subTab)} />}
          <ActionButtons actions={detail.actions} resource={resource} record={record} ofPage={title} />
          <ActionMenu
            actions={detail.menu}
            resource={resource}
            record={record}
            label={detailTexts.more_actions}
            ofPage={title}
          />
        </>
      }
    >
      <Facts resource={resource} fields={detail.header.filter((field) => field !== state)} record={record} />
      {!within && <Recent to={base} title={title} kind={t(resource.label.one)} />}
      <TitlePart text={openedPart(within && title, current, subTab, t)} />
      <PageName value={relatedTitle(resource, record, [], t)}>
        {current && (
          <DetailTabs
            resource={resource}
            detail={detail}
            tabs={tabs}
            current={current}
            record={record}
            base={base}
          />
        )}
        {!current && detail.panel && <DetailPanel panel={detail.panel} parent={record} base={base} />}
      </PageName>
    </Frame>
  );
}

/** The state of a record, the first of its facts that is one: it stands beside the title and not among the facts. */
const mainState = (facts: readonly Field[], may: ReturnType<typeof useMay>): Field | undefined =>
  facts.find(({ type, call, access }) => type === 'status' && call === null && may(access));

/** Whether a tab, or the sub-tab in the address, has addresses of its own below. */
function hasBelow({ content }: TabContent, subTab: string | undefined): boolean {
  if (content.kind !== 'tabs') return content.kind === 'panel';
  const inner = content.tabs.find(({ key }) => key === subTab);
  // One that is not there leads to the first.
  return inner === undefined || inner.content.kind === 'panel';
}

/** What of the page is open: the tab, and the one in it; before them the record where the page is not its own. */
function openedPart(
  record: string | undefined,
  tab: TabContent | undefined,
  subTab: string | undefined,
  t: (text: string) => string,
): string {
  const tabs = tab?.content.kind === 'tabs' ? tab.content.tabs : [];
  const inner = tabs.find(({ key }) => key === subTab);
  return [record, tab && t(tab.label), inner && t(inner.label)].filter(Boolean).join(' · ');
}

/** Keeps in mind that the record was open. */
function Recent(record: RecentRecord) {
  const { to, title, kind } = record;
  useEffect(() => keepRecent({ to, title, kind }), [to, title, kind]);
  return null;
}

/** What follows a record's address while a tab of it is open. */
const restOf = (...parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part === undefined ? [] : `/${encodeURIComponent(part)}`)).join('');

const SECOND = 1000;

/**
 * Says once that a record could not be read again, while what was read before stays in place (ADET-33). What is open over
 * the page and asked for it says so itself: then it is only logged (HTTP-08).
 */
function useSayError(error: Error | null, text: string, seconds: number): void {
  const t = useText();
  const sayFailure = useSayFailure();
  useLogFailure(t(text), error);
  useEffect(() => {
    if (error && topDialog() === undefined) sayFailure(text, error, seconds * SECOND);
  }, [error, text, seconds, sayFailure]);
}

/** Back to where one came from; to the list when the page was opened by its address. */
function BackButton({ to }: { to: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Button
      variant="quiet"
      aria-label={detailTexts.back}
      title={detailTexts.back}
      onClick={() => void (key === 'default' ? navigate(to) : navigate(-1))}
      icon={<Icon name="arrow-left" size={18} />}
    />
  );
}
