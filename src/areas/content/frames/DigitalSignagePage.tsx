import type { PageProps } from '../../../parts/types';
import { FramePage } from './FramePage';
import { texts } from './texts';

const DigitalSignagePage = ({ config }: PageProps) => (
  <FramePage title={texts.digital_signage} src={config.links.digitalSignage} />
);
export default DigitalSignagePage;
