import { normaliseAccess } from '../../config/normalise/access';
import type { LandingBlock, LandingPageInput } from '../../config/schema/runtime/landingPage';
import { useTranslateText } from '../../i18n/useTranslateText';
import { useMenuEntries } from '../../extensions/useMenuEntries';
import { useCanAccess } from '../../session/access/useCanAccess';
import { Dashboard } from '../dashboard/Dashboard';
import { AttentionBlock } from './attention/AttentionBlock';
import { ChartBlock } from './ChartBlock';
import { FigureBlock } from './FigureBlock';
import { LinkBlock } from './LinkBlock';
import { ListBlock } from './ListBlock';

/** Blocks of a landing page that the user can access. */
export function LandingPageBlocks({ page }: { page: LandingPageInput }) {
  const canAccess = useCanAccess();
  return page.blocks.map((block, index) =>
    canAccess(normaliseAccess(block.access)) ? (
      <LandingPageBlock key={index} block={block} index={index} />
    ) : null,
  );
}

function LandingPageBlock({ block, index }: { block: LandingBlock; index: number }) {
  const title = useTranslateText()(block.label);
  const { figures, attention, list, chart, links, dashboard, menu } = block;
  return (
    <div className="start-block">
      {figures && <FigureBlock title={title} figures={figures} />}
      {attention && <AttentionBlock title={title} index={index} attention={attention} />}
      {list && <ListBlock title={title} list={list} path={`start.blocks[${index}].list`} />}
      {chart && <ChartBlock title={title} chart={chart} />}
      {links && <LinkBlock title={title} links={links} />}
      {dashboard && (
        <section aria-label={title}>
          <Dashboard />
        </section>
      )}
      {menu && <MenuBlock title={title} />}
    </div>
  );
}

/** All menu sections except this page, for windows where the menu is hidden. */
function MenuBlock({ title }: { title: string }) {
  const entries = useMenuEntries().filter(({ to }) => to !== '/admin/start');
  return (
    <div className="start-menu">
      <LinkBlock title={title} links={entries} />
    </div>
  );
}
