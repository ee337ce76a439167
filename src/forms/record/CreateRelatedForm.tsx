import { normalisePlacement } from '../../config/normalise/form';
import type { RelatedFormProps } from '../../queries/console/ConsoleContext';
import { useResources } from '../../queries/console/consoleHooks';
import type { DialogPlacement, RecordForm } from '../../config/types';
import RecordFormPanel from './RecordFormPanel';

/** The create form of a resource above another form; nothing else follows its success (ASSET-19, ASSET-20, ASSET-46). */
export default function CreateRelatedForm({ resource, onCreated, onClose }: RelatedFormProps) {
  const relatedResource = useResources().get(resource);
  if (!relatedResource?.create) return null;
  return (
    <RecordFormPanel
      resource={relatedResource}
      form={relatedResource.create}
      placement={toModalPanel(relatedResource.create.placement)}
      record={undefined}
      parent={undefined}
      list={undefined}
      onCreated={onCreated}
      onClose={onClose}
    />
  );
}

/** As wide as it is declared, where that is no page. */
const toModalPanel = (placement: RecordForm['placement']): DialogPlacement =>
  placement.kind === 'page' ? normalisePlacement('modal', undefined) : { ...placement, kind: 'modal' };
