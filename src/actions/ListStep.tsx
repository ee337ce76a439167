import { use, useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import type { Deed } from '../config/types';
import { recordTitle } from '../fields/recordTitle';
import { useText } from '../i18n/useText';
import { lazyDialog } from '../ui/lazyDialog';
import { Skeletons } from '../ui/states';
import { argsOf } from '../writes/useSay';
import type { RunningAction } from '../writes/target';
import { OpenedListContext } from './openedList';
import { actionTexts } from './texts';
import { useLoaded } from './useLoaded';

const { Component: PanelFrame } = lazyDialog(async () => {
  const frame = await import('../forms/PanelFrame');
  return { default: frame.PanelFrame };
});

interface ListStepProps {
  running: RunningAction;
  does: Extract<Deed, { kind: 'list' }>;
  onDone: () => void;
}

/** Opens a list of an action over the page, once the declaration of its rows is there. */
export function ListStep({ running: { action, target }, does, onDone }: ListStepProps) {
  const t = useText();
  const OpenedList = use(OpenedListContext);
  const resource = useLoaded(does.rows, actionTexts.no_list, onDone);
  const { record, parent: above } = target;
  const parent = useMemo(
    (): RaRecord | undefined => (record && above ? { ...record, parent: above } : (record ?? above)),
    [record, above],
  );
  const list = resource && target.resource.opened(action.id);
  const name = record ? recordTitle(target.resource, record, t) : '';
  const title = t(does.title, { ...argsOf(target.scope), name });
  return (
    <PanelFrame place={does.place} title={title} onClose={onDone} onLeave={onDone} isToRead>
      <div className="panel-list">
        {list ? <OpenedList list={list} parent={parent} caption={title} /> : <Skeletons lines={4} />}
      </div>
    </PanelFrame>
  );
}
