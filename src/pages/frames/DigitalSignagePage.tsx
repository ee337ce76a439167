import type { PageProps } from '../registry';
import { FramePage } from './FramePage';

const DigitalSignagePage = ({ config }: PageProps) => (
  <FramePage title="pages.digital_signage" src={config.links.digitalSignage} />
);
export default DigitalSignagePage;
