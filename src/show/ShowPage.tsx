import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { ActionButtons } from '../actions/ActionButtons';
import { ActionsPlaceholder } from '../actions/ActionsPlaceholder';
import type { Detail, Field, Resource, TabContent } from '../config/types';
import { useTranslateText } from '../i18n/useTranslateText';
import { FieldValue } from '../fields/core/FieldValue';
import { ImageOrInitial } from '../fields/core/ImageOrInitial';
import { useCanAccess } from '../session/access/useCanAccess';
import { Icon } from '../ui/icon/Icon';
import { TitlePart } from '../ui/page/windowTitle';
import { NotFound } from '../ui/page/NotFound';
import { LoadError } from '../ui/feedback/LoadError';
import { topDialog } from '../ui/dialog/dialogStack';
import { useLogError } from '../ui/feedback/useLogError';
import { useNotifyError } from '../ui/feedback/useNotifyError';
import { Page } from '../ui/page/Page';
import { recordTitle, relatedTitle } from '../fields/titles/recordTitle';
import { RecordTitle } from '../fields/titles/RecordTitle';
import { HeaderFields } from './header/HeaderFields';
import { omitTitle } from './header/omitTitle';
import { OverflowActions } from './header/OverflowActions';
import { rowTitle } from './header/rowTitle';
import { PrevNextButtons } from './PrevNextButtons';
import { LazyMasterDetail } from './tabs/LazyMasterDetail';
import { DetailSkeleton, ShowSkeleton } from './ShowSkeleton';
import { Button } from '../ui/button/Button';
import './show.css';
import './headerForm.css';
import '../ui/page/innerTabs.css';
import { PageRecordTitleContext } from '../mutations/PageRecordTitleContext';
import { ShowTabs } from './tabs/ShowTabs';
import { RecordSection } from './RecordSection';
import { RecordTags } from './RecordTags';
import { RecordStateContext } from './RecordState';
import { Breadcrumbs } from './Breadcrumbs';
import { useRecordLocation, type RecordLocation } from './useRecordLocation';
import { useVisibleTabs } from './tabs/useVisibleTabs';
import { useDeclarations } from '../queries/console/consoleHooks';
import { addRecentRecord, type RecentRecord } from './recentRecords';
import { findListRow } from '../queries/record/latestListQuery';
import { useRecordQuery } from '../queries/record/useRecordQuery';
import { getListReturnUrl } from '../mutations/list/listNavigation';
import { showTexts } from './texts';
import { FollowedRecord } from './live/FollowedRecord';

interface ShowPageProps {
  resource: Resource;
  /** Console path above the record's id, if it is an additional route. Default: the path of the resource. */
  routePath?: string | undefined;
  /** The page that contains the record and shows its name. */
  containerPage?: ContainerPage | undefined;
}

/** A page that renders a record as a part of itself. */
export interface ContainerPage {
  recordLocation: RecordLocation;
  /** Shown if the record does not exist for this user. */
  notFound: ReactNode;
  /** Shown for a path below the record that has no page. */
  unknownPath: ReactNode;
  /** Values of the record in the URL besides its id, for conditions of tabs: the record itself may lack them. */
  pathValues: Readonly<Record<string, unknown>>;
  /** Renders another read error; if it returns nothing, the default error is shown. */
  renderError: (error: Error) => ReactNode;
}

/** The page of a record: header, actions, and tabs in the URL. */
export function ShowPage({ resource, routePath, containerPage }: ShowPageProps) {
  const { id } = useParams();
  const { show } = resource;
  if (!show || id === undefined) return null;
  return (
    <RecordShow
      key={id}
      resource={resource}
      detail={show}
      id={id}
      routePath={routePath}
      containerPage={containerPage}
    />
  );
}

interface RecordShowProps {
  resource: Resource;
  detail: Detail;
  id: string;
  routePath: string | undefined;
  containerPage: ContainerPage | undefined;
}

function RecordShow({ resource, detail, id, routePath, containerPage }: RecordShowProps) {
  const t = useTranslateText();
  const { tab, subTab, below } = useParams();
  const { search } = useLocation();
  const canAccess = useCanAccess();
  const { record, error, isNotFound, isFetching, refetch } = useRecordQuery(resource, id);
  // Only if the record has been read before: else the error state in its place shows the error.
  useNotifyReadError(record && error && !isNotFound ? error : null, detail.error, resource.messageFor);
  const ownLocation = useRecordLocation(resource, routePath);
  const {
    parentPath,
    backPath: listPath,
    isAtLocation,
    getCanonicalPath,
  } = containerPage?.recordLocation ?? ownLocation;
  const { pendingUrls } = useDeclarations();
  const stateRef = useRef<HTMLSpanElement>(null);
  const basePath = `${parentPath}/${encodeURIComponent(id)}`;
  // The list's last URL, with its page, sort, search and filters.
  const [backTo] = useState(() => getListReturnUrl(listPath, basePath));
  const queryClient = useQueryClient();
  const [row] = useState(() => findListRow(queryClient, resource.name, id));
  const visibleTabs = useVisibleTabs()(detail.tabs, record && { ...containerPage?.pathValues, ...record });
  const currentTab = visibleTabs?.find((entry) => entry.key === tab);
  const backNavigation = containerPage ? undefined : (
    <>
      <BackButton to={backTo} />
      <Breadcrumbs listPath={backTo} resource={resource} fields={detail.breadcrumbs} record={record} />
    </>
  );
  const renderTrail = (tabPath: string): ReactNode =>
    backNavigation && (
      <>
        {backNavigation}
        <PrevNextButtons recordPath={basePath} tabPath={tabPath} />
      </>
    );
  // Its header has the elements of the loaded page, so that nothing moves. The row of a list has only the title and the image.
  const renderSkeleton = (redirect?: ReactNode): ReactNode => {
    const source = record ?? row;
    const title = record ? recordTitle(resource, record, t) : row && rowTitle(resource, detail, row, t);
    if (!source || title === undefined || containerPage)
      return redirect ?? <ShowSkeleton detail={detail} tab={tab} isSection={containerPage !== undefined} />;
    return (
      <Page
        isRecord
        isBusy
        title={title}
        heading={<RecordTitle resource={resource} record={source} text={title} />}
        trail={renderTrail(buildTabPath(tab, subTab))}
        leading={detail.image && <ImageOrInitial field={detail.image} record={source} name={title} />}
        actions={<ActionsPlaceholder actions={detail.actions} overflowActions={detail.overflowActions} />}
      >
        {redirect}
        <DetailSkeleton detail={detail} tab={tab} />
      </Page>
    );
  };
  // A declaration that is still loading may define this page.
  if (visibleTabs && tab !== undefined && !currentTab && !detail.masterDetail && pendingUrls.length > 0)
    return renderSkeleton();
  if (visibleTabs && !currentTab) {
    const defaultTab = visibleTabs.find((entry) => entry.key === detail.defaultTab) ?? visibleTabs[0];
    // Without a tab, or if the tab is unavailable for the user or record, the URL changes to the first tab.
    if (defaultTab)
      return renderSkeleton(
        <Navigate
          to={{ pathname: `${basePath}/${defaultTab.key}`, search: tab === undefined ? search : '' }}
          replace
        />,
      );
  }
  // Only a master-detail panel has deeper paths.
  const isUnknownPath =
    below !== undefined && currentTab !== undefined && !hasNestedPaths(currentTab, subTab);
  if (isNotFound || isUnknownPath) {
    if (containerPage) return isNotFound ? containerPage.notFound : containerPage.unknownPath;
    return <NotFound backTo={backTo} backLabel={t(resource.label.many)} />;
  }
  const PageComponent = containerPage ? RecordSection : Page;
  if (!record && error && !isFetching) {
    const errorElement = containerPage?.renderError(error);
    if (errorElement) return errorElement;
    return (
      <PageComponent title={t(resource.label.many)} trail={backNavigation}>
        <LoadError text={t(detail.error)} error={error} onRetry={refetch} />
      </PageComponent>
    );
  }
  if (!record || !visibleTabs) return renderSkeleton();
  if (!isAtLocation(record)) {
    const pathSegments = currentTab ? [currentTab.key, subTab] : [tab, subTab, below];
    const path = pathSegments.flatMap((segment) =>
      segment === undefined ? [] : `/${encodeURIComponent(segment)}`,
    );
    return <Navigate to={{ pathname: `${getCanonicalPath(record)}${path.join('')}`, search }} replace />;
  }
  const title = recordTitle(resource, record, t);
  const statusField = findStatusField(detail.header, canAccess);
  return (
    <PageComponent
      isRecord
      title={title}
      heading={<RecordTitle resource={resource} record={record} text={title} />}
      trail={renderTrail(buildTabPath(currentTab?.key, subTab))}
      leading={detail.image && <ImageOrInitial field={detail.image} record={record} name={title} />}
      trailing={
        <>
          {statusField ? (
            <span className="page-state">
              <span className="visually-hidden">{`${t(statusField.label)}: `}</span>
              <FieldValue field={statusField} record={record} place="cell" />
            </span>
          ) : (
            <span className="page-state" ref={stateRef} />
          )}
          <RecordTags tags={detail.tags} record={record} />
        </>
      }
      actions={
        <>
          <ActionButtons actions={detail.actions} resource={resource} record={record} pageSubject={title} />
          <OverflowActions resource={resource} detail={detail} record={record} pageSubject={title} />
        </>
      }
    >
      <FollowedRecord resource={resource} id={id} />
      <HeaderFields
        resource={resource}
        fields={omitTitle(detail.header, record, title, t).filter((field) => field !== statusField)}
        record={record}
      />
      {!containerPage && (
        <RecentRecordTracker to={basePath} title={title} resourceLabel={t(resource.label.one)} />
      )}
      <TitlePart text={buildOpenTabTitle(containerPage && title, currentTab, subTab, t)} />
      <PageRecordTitleContext value={relatedTitle(resource, record, [], t)}>
        {currentTab && (
          <RecordStateContext value={stateRef}>
            <ShowTabs
              resource={resource}
              detail={detail}
              tabs={visibleTabs}
              currentTab={currentTab}
              record={record}
              basePath={basePath}
            />
          </RecordStateContext>
        )}
        {!currentTab && detail.masterDetail && (
          <LazyMasterDetail panel={detail.masterDetail} parent={record} basePath={basePath} />
        )}
      </PageRecordTitleContext>
    </PageComponent>
  );
}

/**
 * Returns the status of a record: the first status field in the header. It shows beside the title instead of in the header.
 */
const findStatusField = (
  fields: readonly Field[],
  canAccess: ReturnType<typeof useCanAccess>,
): Field | undefined =>
  fields.find(({ type, call, access }) => type === 'status' && call === null && canAccess(access));

/** True if the tab, or its sub-tab in the URL, has paths of its own. */
function hasNestedPaths({ content }: TabContent, subTab: string | undefined): boolean {
  if (content.kind !== 'tabs') return content.kind === 'panel';
  const openSubTab = content.tabs.find(({ key }) => key === subTab);
  // An unknown sub-tab redirects to the first.
  return openSubTab === undefined || openSubTab.content.kind === 'panel';
}

/** Returns the title of the open tab and sub-tab, preceded by the record's title if the page is not its own. */
function buildOpenTabTitle(
  title: string | undefined,
  tab: TabContent | undefined,
  subTab: string | undefined,
  t: (text: string) => string,
): string {
  const tabs = tab?.content.kind === 'tabs' ? tab.content.tabs : [];
  const openSubTab = tabs.find(({ key }) => key === subTab);
  return [title, tab && t(tab.label), openSubTab && t(openSubTab.label)].filter(Boolean).join(' · ');
}

/** Stores the record as recently opened. */
function RecentRecordTracker(record: RecentRecord) {
  const { to, title, resourceLabel } = record;
  useEffect(() => addRecentRecord({ to, title, resourceLabel }), [to, title, resourceLabel]);
  return null;
}

/** Returns the path of an open tab below the record's path. */
const buildTabPath = (...segments: readonly (string | undefined)[]): string =>
  segments.flatMap((segment) => (segment === undefined ? [] : `/${encodeURIComponent(segment)}`)).join('');

const SECOND = 1000;

/**
 * Notifies once that a record could not be refetched, while its old data stays visible. Only logs the error if an overlay
 * caused the refetch, since the overlay shows it.
 */
function useNotifyReadError(error: Error | null, text: string, seconds: number): void {
  const t = useTranslateText();
  const notifyError = useNotifyError();
  useLogError(t(text), error);
  useEffect(() => {
    if (error && topDialog() === undefined) notifyError(text, error, seconds * SECOND);
  }, [error, text, seconds, notifyError]);
}

/** Goes back to the previous page, or to the list if the page was opened by its URL. */
function BackButton({ to }: { to: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Button
      variant="quiet"
      aria-label={showTexts.back}
      title={showTexts.back}
      onClick={() => void (key === 'default' ? navigate(to) : navigate(-1))}
      icon={<Icon name="arrow-left" size={18} />}
    />
  );
}
