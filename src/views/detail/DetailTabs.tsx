import { Fragment, Suspense, useDeferredValue, useEffect, useMemo, useRef, type RefObject } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { RaRecord } from 'ra-core';
import type { Detail, Resource, TabContent } from '../../config/types';
import { useIds } from '../../console/hooks';
import { useText } from '../../i18n/useText';
import { EmptyState, Skeletons } from '../../ui/states';
import { usePageActs } from '../../ui/pageActs';
import { TabBar } from '../../ui/TabBar';
import { CustomTab } from './CustomTab';
import { ListView } from '../list/ListView';
import { DetailHeader } from './DetailHeader';
import { DetailPanel } from './DetailPanel';
import { TabFormView } from './preloadTab';
import { detailTexts } from './texts';
import { useShownTabs } from './useShownTabs';

interface DetailTabsProps {
  resource: Resource;
  detail: Detail;
  tabs: readonly TabContent[];
  current: TabContent;
  record: RaRecord;
  base: string;
}

/** The tabs of a record, each at an address of its own; choosing one pushes or replaces as declared (PROJ-24). */
export function DetailTabs({ resource, detail, tabs, current, record, base }: DetailTabsProps) {
  const t = useText();
  const bar = useCurrentInSight(current.key);
  // What a record is comes first, then what its tab holds: one commit for both would keep the head waiting for the longer part.
  const isDrawn = useDeferredValue(true, false);
  usePageActs(
    useMemo(
      () =>
        linksOf(t, base, tabs, current)
          .filter(({ isCurrent }) => !isCurrent)
          .map(({ key, label, to }) => ({
            id: key,
            label,
            icon: undefined,
            of: detailTexts.tabs,
            to: `${to.pathname}${to.search && `?${to.search}`}`,
            why: null,
            run: () => undefined,
          })),
      [t, base, tabs, current],
    ),
  );
  // A row of one that holds tabs itself would only say what its tabs are of.
  const isLone = tabs.length === 1 && current.content.kind === 'tabs';
  return (
    <>
      {!isLone && (
        <div className="tab-bar" ref={bar}>
          <TabBar
            label={detailTexts.tabs}
            tabs={linksOf(t, base, tabs, current)}
            replace={detail.history === 'replace'}
          />
        </div>
      )}
      <div className="tab-content">
        {isDrawn ? (
          <Content
            key={current.key}
            content={current}
            resource={resource}
            record={record}
            base={`${base}/${current.key}`}
            isLone={isLone}
          />
        ) : (
          <Skeletons lines={4} />
        )}
      </div>
    </>
  );
}

/** A row of tabs that is wider than its window shows the open one. Only the row moves, never the page. */
function useCurrentInSight(current: string): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = bar.current?.querySelector('[aria-current]');
    const row = link?.parentElement;
    if (!link || !row) return;
    const show = () => {
      const [tab, around] = [link.getBoundingClientRect(), row.getBoundingClientRect()];
      row.scrollLeft += tab.left + tab.width / 2 - around.left - around.width / 2;
    };
    if (typeof ResizeObserver !== 'function') return show();
    // Called a first time before anything is painted, when the page has its sizes: measuring here would ask for them twice.
    const observer = new ResizeObserver(show);
    observer.observe(row);
    return () => observer.disconnect();
  }, [current]);
  return bar;
}

/** Where tabs lead and which of them is open. */
const linksOf = (
  t: ReturnType<typeof useText>,
  base: string,
  tabs: readonly TabContent[],
  current: TabContent,
) =>
  tabs.map((tab) => ({
    key: tab.key,
    label: t(tab.label),
    to: { pathname: `${base}/${tab.key}`, search: new URLSearchParams(tab.query).toString() },
    isCurrent: tab === current,
  }));

interface ContentProps {
  content: TabContent;
  resource: Resource;
  record: RaRecord;
  base: string;
  /** It stands among others. */
  isBlock?: boolean | undefined;
  /** Its sub-tabs stand in place of the tabs. */
  isLone?: boolean | undefined;
}

function Content({ content: tab, resource, record, base, isBlock, isLone = false }: ContentProps) {
  const t = useText();
  const soon = useIds(tab.comingSoon).includes(String(record.id));
  const { content } = tab;
  if (soon) return <EmptyState title={detailTexts.coming_soon} text={detailTexts.coming_soon_text} />;
  switch (content.kind) {
    case 'fields':
      return (
        <div className="card">
          <DetailHeader resource={resource} fields={content.fields} record={record} />
        </div>
      );
    case 'form':
      return (
        <Suspense fallback={<Skeletons lines={6} />}>
          <TabFormView form={content.form} resource={resource} record={record} />
        </Suspense>
      );
    case 'panel':
      return <DetailPanel panel={content.panel} parent={record} base={base} label={t(tab.label)} />;
    case 'notice':
      return (
        <EmptyState title={t(content.title)} text={content.text === null ? undefined : t(content.text)} />
      );
    case 'list': {
      const { list } = content;
      const name = list.title ?? (isBlock ? tab.label : null);
      const heading = name === null ? undefined : t(name);
      return (
        <ListView
          list={list}
          parent={record}
          caption={heading ?? t(tab.label)}
          heading={heading}
          isBlock={isBlock}
        />
      );
    }
    case 'custom':
      return <CustomTab id={content.id} options={content.options} record={record} resource={resource} />;
    case 'blocks':
      return <Blocks blocks={content.blocks} resource={resource} record={record} base={base} />;
    case 'tabs':
      return (
        <SubTabs
          tabs={content.tabs}
          resource={resource}
          record={record}
          base={base}
          label={isLone ? detailTexts.tabs : t(tab.label)}
          isInner={!isLone}
        />
      );
  }
}

const namesItself = ({ kind }: TabContent['content']): boolean => kind === 'custom' || kind === 'list';

/** Several contents, one below the other, each under its name; what is written in code names itself (ADET-23), a list in line with its tools. */
function Blocks({ blocks, ...rest }: Omit<ContentProps, 'content'> & { blocks: readonly TabContent[] }) {
  const t = useText();
  const shown = useShownTabs()(blocks, rest.record);
  if (!shown) return <Skeletons lines={4} />;
  return shown.map((block) => (
    <Fragment key={block.key}>
      {!namesItself(block.content) && <h2 className="block-title">{t(block.label)}</h2>}
      <Content content={block} {...rest} isBlock />
    </Fragment>
  ));
}

function SubTabs({
  tabs,
  resource,
  record,
  base,
  label,
  isInner,
}: Omit<ContentProps, 'content'> & { tabs: readonly TabContent[]; label: string; isInner: boolean }) {
  const t = useText();
  const { subTab } = useParams();
  const shown = useShownTabs()(tabs, record);
  if (!shown) return <Skeletons lines={4} />;
  const current = shown.find((tab) => tab.key === subTab);
  const start = shown[0];
  if (!current) return start ? <Navigate to={`${base}/${start.key}`} replace /> : null;
  return (
    <>
      <TabBar isInner={isInner} label={label} tabs={linksOf(t, base, shown, current)} />
      <div className="tab-content">
        <Content
          key={current.key}
          content={current}
          resource={resource}
          record={record}
          base={`${base}/${current.key}`}
        />
      </div>
    </>
  );
}
