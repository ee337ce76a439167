import { readPath } from '../../config/values/readPath';
import { normaliseAccess } from '../../config/normalise/access';
import { useTranslateText } from '../../i18n/useTranslateText';
import { shellTexts } from '../../i18n/messages/shell';
import { interpolateText } from '../../i18n/interpolateText';
import { getBlockedImageHost } from '../../lib/image/imageOrigins';
import { cameraTexts as texts } from './texts';
import { Drawer } from '../../ui/dialog/Drawer';
import { EmptyState } from '../../ui/feedback/states';
import { useCanAccess } from '../../session/access/useCanAccess';
import { FieldList } from '../../show/fieldList/FieldList';
import { recordTitle } from '../../fields/titles/recordTitle';
import type { DialogExtensionProps } from '../../extensions/types';
import type { CameraOptions } from './options';
import { getSnapshotUrl } from './snapshotUrl';
import { SnapshotView } from './SnapshotView';
import './camera.css';

/** Permission to see camera images. */
const SNAPSHOT_ACCESS = normaliseAccess('camera_snapshots');

/** Camera drawer with the live image and its data. */
export default function CameraDrawer({
  resource,
  record,
  options,
  label,
  onClose,
}: DialogExtensionProps<CameraOptions>) {
  const t = useTranslateText();
  const canAccess = useCanAccess();
  if (!record) return null;
  const name = recordTitle(resource, record, t);
  const { snapshot = 'snapshot', fields = Object.keys(resource.fields) } = options;
  const visibleFields = fields.flatMap((field) => resource.fields[field] ?? []);
  const snapshotValue = readPath(record, snapshot);
  const url = getSnapshotUrl(snapshotValue);
  const host = getBlockedImageHost(snapshotValue);
  return (
    <Drawer open width={520} title={name || label} className="camera-drawer" onClose={() => onClose()}>
      {!canAccess(SNAPSHOT_ACCESS) ? (
        <EmptyState title={texts.forbidden} text={texts.forbiddenText} />
      ) : url === undefined ? (
        <EmptyState
          title={texts.none}
          text={host && interpolateText(shellTexts.states.strangePicture, { host })}
        />
      ) : (
        <SnapshotView url={url} name={name} />
      )}
      <h3>{texts.data}</h3>
      <FieldList resource={resource} fields={visibleFields} record={record} />
    </Drawer>
  );
}
