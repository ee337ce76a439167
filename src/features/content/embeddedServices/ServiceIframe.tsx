import type { IframeProps } from './iframeProps';
import './embeddedServices.css';

interface ServiceIframeProps {
  title: string;
  iframe: IframeProps;
}

/** A frame for an outside service. It may run its own scripts in its own origin, and nothing of the console's. */
export const ServiceIframe = ({ title, iframe: frame }: ServiceIframeProps) => (
  <iframe
    className="service-frame"
    title={title}
    src={frame.src}
    sandbox={frame.sandbox}
    referrerPolicy="no-referrer"
    loading="lazy"
  />
);
