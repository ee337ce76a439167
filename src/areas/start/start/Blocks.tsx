import { normaliseAccess } from '../../../config/normalise/access';
import type { StartBlock, StartPage } from '../../../config/schema/startPage';
import { useText } from '../../../i18n/useText';
import { useMenuEntries } from '../../../parts/useMenuEntries';
import { useMay } from '../../../session/useMay';
import { Dashboard } from '../../dashboard/dashboard/Dashboard';
import { AttentionBlock } from './AttentionBlock';
import { ChartBlock } from './ChartBlock';
import { FigureBlock } from './FigureBlock';
import { LinkBlock } from './LinkBlock';
import { ListBlock } from './ListBlock';

/** The blocks of a start page that the viewer may see. */
export function Blocks({ start }: { start: StartPage }) {
  const may = useMay();
  return start.blocks.map((block, at) =>
    may(normaliseAccess(block.access)) ? <Block key={at} block={block} at={at} /> : null,
  );
}

function Block({ block, at }: { block: StartBlock; at: number }) {
  const title = useText()(block.label);
  const { figures, attention, list, chart, links, dashboard, menu } = block;
  return (
    <div className="start-block">
      {figures && <FigureBlock title={title} figures={figures} />}
      {attention && <AttentionBlock title={title} attention={attention} />}
      {list && <ListBlock title={title} list={list} path={`start.blocks[${at}].list`} />}
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

/** Every section of the menu but this page, where the menu itself is out of view. */
function MenuBlock({ title }: { title: string }) {
  const entries = useMenuEntries().filter(({ to }) => to !== '/admin/start');
  return (
    <div className="start-menu">
      <LinkBlock title={title} links={entries} />
    </div>
  );
}
