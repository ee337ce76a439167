import { panelOf } from '../config/normalise/form';
import type { RelatedFormProps } from '../console/ConsoleContext';
import { useResources } from '../console/hooks';
import type { Panel, RecordForm } from '../config/types';
import RecordPanel from './RecordPanel';

/** The create form of a resource above another form; nothing else follows its success (ASSET-19, ASSET-20, ASSET-46). */
export default function RelatedForm({ resource, onCreated, onClose }: RelatedFormProps) {
  const declared = useResources().get(resource);
  if (!declared?.create) return null;
  return (
    <RecordPanel
      resource={declared}
      form={declared.create}
      place={asModal(declared.create.place)}
      record={undefined}
      parent={undefined}
      list={undefined}
      onCreated={onCreated}
      onClose={onClose}
    />
  );
}

/** As wide as it is declared, where that is no page. */
const asModal = (place: RecordForm['place']): Panel =>
  place.kind === 'page' ? panelOf('modal', undefined) : { ...place, kind: 'modal' };
