import { use, useMemo } from 'react';
import type { RaRecord } from 'ra-core';
import type { ActionBehaviour } from '../../config/types';
import { recordTitle } from '../../fields/titles/recordTitle';
import { TextAboutRecord } from '../../fields/titles/TextAboutRecord';
import { useTranslateText } from '../../i18n/useTranslateText';
import { lazyDialog } from '../../ui/dialog/lazyDialog';
import { Skeletons } from '../../ui/feedback/states';
import { toMessageArgs } from '../../mutations/outcome/useNotifyOutcome';
import type { RunningAction } from '../actionTarget';
import { ListDialogContext } from './ListDialogContext';
import { actionTexts } from '../texts';
import { useStepResource } from './useStepResource';

const { Component: PanelContainer } = lazyDialog(async () => {
  const panelModule = await import('../../forms/panels/PanelContainer');
  return { default: panelModule.PanelContainer };
});

interface ListStepProps {
  runningAction: RunningAction;
  behaviour: Extract<ActionBehaviour, { kind: 'list' }>;
  onDone: () => void;
}

/** Opens an action's list over the page, once the declaration of its rows has loaded. */
export function ListStep({ runningAction: { action, target }, behaviour, onDone }: ListStepProps) {
  const t = useTranslateText();
  const ListDialog = use(ListDialogContext);
  const resource = useStepResource(behaviour.rows, actionTexts.no_list, onDone);
  const { record, parent: parentRecord } = target;
  const parent = useMemo(
    (): RaRecord | undefined =>
      record && parentRecord ? { ...record, parent: parentRecord } : (record ?? parentRecord),
    [record, parentRecord],
  );
  const list = resource && target.resource.getOpenedList(action.id);
  const name = record ? recordTitle(target.resource, record, t) : '';
  const title = t(behaviour.title, { ...toMessageArgs(target.scope), name });
  return (
    <PanelContainer
      placement={behaviour.placement}
      title={<TextAboutRecord text={title} resource={target.resource} record={record} />}
      onClose={onDone}
      onLeave={onDone}
      autoFocusClose
    >
      <div className="panel-list">
        {list ? <ListDialog list={list} parent={parent} caption={title} /> : <Skeletons lines={4} />}
      </div>
    </PanelContainer>
  );
}
