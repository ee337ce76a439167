import { readPath } from '../../../config/readPath';
import { normaliseAccess } from '../../../config/normalise/access';
import { useText } from '../../../i18n/useText';
import { shellTexts } from '../../../i18n/es/shell';
import { fillText } from '../../../i18n/fillText';
import { strangeHost } from '../../../lib/pictures';
import { cameraTexts as texts } from './texts';
import { Drawer } from '../../../ui/Drawer';
import { EmptyState } from '../../../ui/states';
import { useMay } from '../../../session/useMay';
import { DetailHeader } from '../../../views/detail/DetailHeader';
import { recordTitle } from '../../../fields/recordTitle';
import type { DialogProps } from '../../../parts/types';
import type { CameraOptions } from './options';
import { snapshotAddress } from './snapshotAddress';
import { SnapshotView } from './SnapshotView';
import './camera.css';

/** Who may see what a camera sees (CAM-12). */
const LOOK = normaliseAccess('camera_snapshots');

/** One camera: the live picture and its data (CAM-02, CAM-03, CAM-13). */
export default function CameraDrawer({
  resource,
  record,
  options,
  label,
  onClose,
}: DialogProps<CameraOptions>) {
  const t = useText();
  const may = useMay();
  if (!record) return null;
  const name = recordTitle(resource, record, t);
  const { snapshot = 'snapshot', fields = Object.keys(resource.fields) } = options;
  const shown = fields.flatMap((field) => resource.fields[field] ?? []);
  const given = readPath(record, snapshot);
  const address = snapshotAddress(given);
  const strange = strangeHost(given);
  return (
    <Drawer open width={520} title={name || label} className="camera-drawer" onClose={() => onClose()}>
      {!may(LOOK) ? (
        <EmptyState title={texts.forbidden} text={texts.forbiddenText} />
      ) : address === undefined ? (
        <EmptyState
          title={texts.none}
          text={strange && fillText(shellTexts.states.strangePicture, { host: strange })}
        />
      ) : (
        <SnapshotView address={address} name={name} />
      )}
      <h3>{texts.data}</h3>
      <DetailHeader resource={resource} fields={shown} record={record} />
    </Drawer>
  );
}
