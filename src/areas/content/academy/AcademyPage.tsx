import { useParams } from 'react-router-dom';
import type { AcademyProduct } from '../../../config/runtime';
import { Icon } from '../../../ui/Icon';
import { EmptyState } from '../../../ui/states';
import { safeHref } from '../../../lib/safeHref';
import { frameOf } from '../frames/frameOf';
import { ServiceFrame } from '../frames/ServiceFrame';
import { TabBar } from '../../../ui/TabBar';
import { Page } from '../../../ui/Page';
import type { PageProps } from '../../../parts/types';
import { TitlePart } from '../../../ui/windowTitle';
import { texts } from './texts';
import { globalTexts } from '../../../i18n/es/global';
import '../../../views/list/list.css';

const BASE = '/admin/academy';

/** Training material, as the runtime config says (PAGE-01..PAGE-04). */
export default function AcademyPage({ config }: PageProps) {
  const { tab } = useParams();
  return (
    <Page title={texts.title}>
      {tab === 'videos' && <TitlePart text={texts.videos} />}
      <TabBar
        label={texts.title}
        tabs={[
          { key: 'products', label: texts.products, to: BASE, isCurrent: tab !== 'videos' },
          { key: 'videos', label: texts.videos, to: `${BASE}/videos`, isCurrent: tab === 'videos' },
        ]}
      />
      {tab === 'videos' ? (
        <Video src={config.links.academyVideo} />
      ) : (
        <Products products={config.academy?.products ?? []} />
      )}
    </Page>
  );
}

function Products({ products }: { products: readonly AcademyProduct[] }) {
  if (products.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="graduation-cap" size={24} />}
        title={texts.no_products}
        text={texts.not_set_text}
      />
    );
  }
  return (
    <div className="list-scroll" role="region" aria-label={texts.products} tabIndex={0}>
      <table className="list-table list-cards">
        <caption className="visually-hidden">{texts.products}</caption>
        <thead>
          <tr>
            {(['name', 'kind', 'sku', 'key', 'document'] as const).map((name) => (
              <th key={name} scope="col">
                {texts[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => {
            const document = safeHref(product.document);
            return (
              <tr key={product.sku} data-at>
                <td>{product.name}</td>
                <td data-label={texts.kind}>{texts[product.kind]}</td>
                <td data-label={texts.sku}>{product.sku}</td>
                <td data-label={texts.key}>{product.key}</td>
                <td data-label={texts.document}>
                  {document ? (
                    <a href={document} target="_blank" rel="noopener noreferrer">
                      {texts.open}
                    </a>
                  ) : (
                    <span className="muted">{globalTexts.not_reported}</span>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function Video({ src }: { src: string | undefined }) {
  const frame = frameOf(src);
  if (!frame)
    return (
      <EmptyState
        icon={<Icon name="graduation-cap" size={24} />}
        title={texts.no_video}
        text={texts.not_set_text}
      />
    );
  return <ServiceFrame title={texts.video_title} frame={frame} />;
}
