import type { Frame } from './frameOf';
import './frames.css';

interface ServiceFrameProps {
  title: string;
  frame: Frame;
}

/** A frame for an outside service. It may run its own scripts in its own origin, and nothing of the console's. */
export const ServiceFrame = ({ title, frame }: ServiceFrameProps) => (
  <iframe
    className="service-frame"
    title={title}
    src={frame.src}
    sandbox={frame.sandbox}
    referrerPolicy="no-referrer"
    loading="lazy"
  />
);
