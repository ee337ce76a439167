import { useParams } from 'react-router-dom';
import type { AcademyProduct } from '../../../config/runtime/runtimeConfig';
import { Icon } from '../../../ui/icon/Icon';
import { EmptyState } from '../../../ui/feedback/states';
import { toSafeHref } from '../../../lib/url/toSafeHref';
import { getIframeProps } from '../embeddedServices/iframeProps';
import { ServiceIframe } from '../embeddedServices/ServiceIframe';
import { TabBar } from '../../../ui/page/TabBar';
import { Page } from '../../../ui/page/Page';
import type { PageExtensionProps } from '../../../extensions/types';
import { TitlePart } from '../../../ui/page/windowTitle';
import { academyTexts } from './texts';
import { globalTexts } from '../../../i18n/messages/global';
import '../../../list/list.css';

const BASE_PATH = '/admin/academy';

/** Training material from the runtime config. */
export default function AcademyPage({ config }: PageExtensionProps) {
  const { tab } = useParams();
  return (
    <Page title={academyTexts.title} hasTabs>
      {tab === 'videos' && <TitlePart text={academyTexts.videos} />}
      <TabBar
        label={academyTexts.title}
        tabs={[
          { key: 'products', label: academyTexts.products, to: BASE_PATH, isCurrent: tab !== 'videos' },
          {
            key: 'videos',
            label: academyTexts.videos,
            to: `${BASE_PATH}/videos`,
            isCurrent: tab === 'videos',
          },
        ]}
      />
      {tab === 'videos' ? (
        <TrainingVideo src={config.links.academyVideo} />
      ) : (
        <ProductTable products={config.academy?.products ?? []} />
      )}
    </Page>
  );
}

function ProductTable({ products }: { products: readonly AcademyProduct[] }) {
  if (products.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="graduation-cap" size={24} />}
        title={academyTexts.no_products}
        text={academyTexts.not_set_text}
      />
    );
  }
  return (
    <div className="list-scroll" role="region" aria-label={academyTexts.products} tabIndex={0}>
      <table className="list-table plain-states list-cards">
        <caption className="visually-hidden">{academyTexts.products}</caption>
        <thead>
          <tr>
            {(['name', 'kind', 'sku', 'key', 'document'] as const).map((name) => (
              <th key={name} scope="col">
                {academyTexts[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product) => {
            const document = toSafeHref(product.document);
            return (
              <tr key={product.sku} data-at>
                <td>
                  <span className="field-cell">{product.name}</span>
                </td>
                <td data-label={academyTexts.kind}>{academyTexts[product.kind]}</td>
                <td data-label={academyTexts.sku}>
                  <span className="code-text">{product.sku}</span>
                </td>
                <td data-label={academyTexts.key}>
                  <span className="code-text">{product.key}</span>
                </td>
                <td data-label={academyTexts.document}>
                  {document ? (
                    <a href={document} target="_blank" rel="noopener noreferrer">
                      {academyTexts.open}
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

function TrainingVideo({ src }: { src: string | undefined }) {
  const iframe = getIframeProps(src);
  if (!iframe)
    return (
      <EmptyState
        icon={<Icon name="graduation-cap" size={24} />}
        title={academyTexts.no_video}
        text={academyTexts.not_set_text}
      />
    );
  return <ServiceIframe title={academyTexts.video_title} iframe={iframe} />;
}
