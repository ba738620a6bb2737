import type { SandboxContext, SandboxDeps } from '../context.ts';
import { rows, run, transaction } from '../database.ts';
import { sendMail } from '../inbox/sendMail.ts';
import { productOptions, type ProductRow } from '../products/findProducts.ts';
import { mailedPage, nameInView } from '../products/inView.ts';
import { byLocale } from '../store/byLocale.ts';
import { addressCode } from './addressCode.ts';

interface Due {
  sku: string;
  email: string;
  view: string;
  shop_origin: string;
}

const DAY = 86_400_000;

/** Nobody waits for longer. */
const LONGEST_WAIT = 180 * DAY;

const texts = byLocale({
  en_US: (name: string, page: string, stop: string) => ({
    subject: `Back in stock: ${name}`,
    body: [
      'Hello,',
      '',
      `You asked to be told when it is back: ${name} can be ordered again.`,
      '',
      page,
      '',
      'It is not put aside for you. This is the only mail about it, and your address is deleted now.',
      '',
      'You wait for other products too, and no longer want to? Stop all of these mails:',
      stop,
    ],
  }),
  hi_IN: (name, page, stop) => ({
    subject: `फिर से उपलब्ध: ${name}`,
    body: [
      'नमस्ते,',
      '',
      `आपने कहा था कि उपलब्ध होते ही बताएँ: ${name} अब फिर से ऑर्डर किया जा सकता है।`,
      '',
      page,
      '',
      'यह आपके लिए अलग नहीं रखा गया है। इस बारे में यही एक ईमेल है, और आपका ईमेल पता अब मिटा दिया गया है।',
      '',
      'आप और प्रोडक्ट का भी इंतज़ार कर रहे हैं और अब नहीं चाहते? ये सभी ईमेल बंद करें:',
      stop,
    ],
  }),
});

/**
 * Mails those who wait for something that can be had again, once each (notice-02), as Magento's cron job does; called where stock
 * comes back and before the inbox is read.
 */
export function sendStockNotices(deps: Pick<SandboxDeps, 'db' | 'clock' | 'config'>): void {
  const { db, clock, config } = deps;
  transaction(db, () => {
    run(db, 'DELETE FROM stock_notice WHERE created_at < ?', clock().getTime() - LONGEST_WAIT);
    const due = rows<Due>(
      db,
      'SELECT stock_notice.* FROM stock_notice JOIN product ON product.sku = stock_notice.sku WHERE salable = 1 GROUP BY stock_notice.sku, email',
    );
    for (const { sku, email, view, shop_origin: origin } of due) {
      run(db, 'DELETE FROM stock_notice WHERE sku = ? AND email = ?', sku, email);
      const storeView = config.storeViews.find(({ code }) => code === view) ?? config.storeViews[0]!;
      const asker = { db, storeView };
      const [product] = rows<ProductRow>(db, 'SELECT * FROM product WHERE sku = ?', sku);
      const [page = product!] = rows<ProductRow>(db, 'SELECT * FROM product WHERE id = ?', product!.parent_id);
      const { subject, body } = texts[storeView.locale](
        product === page ? nameInView(page, asker) : `${nameInView(page, asker)} (${choiceOf(asker, product!)})`,
        mailedPage(origin, page, asker),
        `${origin}/stock-notices?code=${addressCode(deps, email)}`,
      );
      sendMail({ db, clock }, { to: email, subject, body: body.join('\n') });
    }
  });
}

/** "Midnight blue, 128 GB", in the words of a store view. */
const choiceOf = ({ db, storeView }: Pick<SandboxContext, 'db' | 'storeView'>, variant: ProductRow): string =>
  productOptions(db, variant.id, storeView.code)
    .map(option => option.option_label)
    .join(', ');
