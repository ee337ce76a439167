import { normalisePlacement } from '../../config/normalise/form';
import type { RelatedFormProps } from '../../queries/console/ConsoleContext';
import { useResources } from '../../queries/console/consoleHooks';
import type { DialogPlacement, RecordForm } from '../../config/types';
import RecordFormPanel from './RecordFormPanel';

/** Create form of a resource on top of another form; its success has no further effects. */
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

/** Returns the declared width as a modal, unless the placement is a page. */
const toModalPanel = (placement: RecordForm['placement']): DialogPlacement =>
  placement.kind === 'page' ? normalisePlacement('modal', undefined) : { ...placement, kind: 'modal' };
