import './frames.css';

interface ServiceFrameProps {
  title: string;
  /** Checked by `frameAddress`: of another origin. */
  src: string;
}

/** A frame for an outside service. It may run its own scripts in its own origin, and nothing of the console's (T12). */
export const ServiceFrame = ({ title, src }: ServiceFrameProps) => (
  <iframe
    className="service-frame"
    title={title}
    src={src}
    // oxlint-disable-next-line react/iframe-missing-sandbox -- both words are void only for one's own origin, which frameAddress refuses
    sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
    referrerPolicy="no-referrer"
    loading="lazy"
  />
);
