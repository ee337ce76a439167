import type { RelatedFormProps } from '../console/ConsoleContext';
import { useResources } from '../console/hooks';
import RecordPanel from './RecordPanel';

/** The create form of a resource above another form; nothing else follows its success (ASSET-19, ASSET-20, ASSET-46). */
export default function RelatedForm({ resource, onCreated, onClose }: RelatedFormProps) {
  const declared = useResources().get(resource);
  if (!declared?.create) return null;
  return (
    <RecordPanel
      resource={declared}
      form={{ ...declared.create, in: 'modal' }}
      record={undefined}
      parent={undefined}
      list={undefined}
      onCreated={onCreated}
      onClose={onClose}
    />
  );
}
