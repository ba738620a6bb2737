import type { SandboxContext, SandboxDeps } from './context.ts';
import { customerOfToken } from './customer/tokens.ts';
import { LOCK_TIME } from './customer/verifyPassword.ts';
import { inputError, noSuchEntity, unauthenticated } from './errors.ts';
import { FRIEND_MAILS } from './friendMail/checkFriendMail.ts';
import { programmeOf } from './programmes/membership.ts';
import { clientOf } from './transport/clientOf.ts';
import { cookie } from './transport/cookie.ts';
import { countPerClient } from './transport/countPerClient.ts';
import { QueryCost } from './transport/QueryCost.ts';
import { shopOriginOf } from './transport/shopOriginOf.ts';

/** Passwords that one client may get wrong in so long: more than an account may, because an office has one address. */
const WRONG_PASSWORDS = { limit: 30, window: LOCK_TIME };

/** One-time codes that one client may ask for in so long. */
const CODES = { limit: 20, window: LOCK_TIME };

/** Orders that one client may look for in vain in so long: typing errors, and no search. */
const WRONG_ORDERS = { limit: 20, window: LOCK_TIME };

/** Codes of gift cards that one client may try in vain in so long: a code is money to whoever guesses it. */
const WRONG_GIFT_CARDS = { limit: 20, window: LOCK_TIME };

/** Bills that one customer may ask for in so long. */
const ASKED_BILLS = { limit: 20, window: 600_000 };

/** Notices of stock that one client may ask for in so long. */
const STOCK_NOTICES = { limit: 20, window: 3_600_000 };

interface ContextFactory {
  /** Reads Store, Content-Currency and Authorization by the rules of Magento's GraphQL. Throws their errors. */
  forGraphql: (request: Request) => SandboxContext;
  /** For REST and pages, see SandboxDeps. */
  forRequest: (request: Request, storeCode?: string) => SandboxContext;
}

const bearer = (request: Request): string | null =>
  /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization')?.trim() ?? '')?.[1] ?? null;

/** Makes contexts: which store view, which currency, who asks. */
export function contextFactory(deps: Omit<SandboxDeps, 'contextOf'>): ContextFactory {
  const { storeViews, publicOrigin, magentoRelease } = deps.config;
  const defaultView = storeViews.find(view => view.isDefault) ?? storeViews[0]!;
  const wrongPasswords = countPerClient({ ...WRONG_PASSWORDS, clock: deps.clock });
  const codesSent = countPerClient({ ...CODES, clock: deps.clock });
  const wrongOrders = countPerClient({ ...WRONG_ORDERS, clock: deps.clock });
  const wrongGiftCards = countPerClient({ ...WRONG_GIFT_CARDS, clock: deps.clock });
  const noticesAsked = countPerClient({ ...STOCK_NOTICES, clock: deps.clock });
  const friendMails = countPerClient({ ...FRIEND_MAILS, clock: deps.clock });
  const askedBills = countPerClient({ ...ASKED_BILLS, clock: deps.clock });
  const viewByCode = (code: string) => storeViews.find(view => view.code === code);

  const make = (request: Request, storeView: SandboxContext['storeView'], strict: boolean): SandboxContext => {
    const token = bearer(request);
    const customerId = token === null ? null : customerOfToken(deps.db, token, deps.clock());
    if (strict && token !== null && customerId === null) throw unauthenticated('User token has been revoked');
    const mediaBase = publicOrigin ?? new URL(request.url).origin;
    return {
      ...deps,
      storeView,
      currency: 'INR',
      customerId,
      programme: programmeOf(deps.db, customerId, deps.clock()),
      token,
      mediaBase,
      shopOrigin: shopOriginOf(deps.config, request),
      tags: new Set(),
      client: clientOf(request),
      wrongPasswords,
      codesSent,
      wrongOrders,
      wrongGiftCards,
      askedBills,
      noticesAsked,
      friendMails,
      cost: new QueryCost(),
    };
  };

  return {
    forGraphql(request) {
      const code = request.headers.get('store')?.trim() ?? '';
      const named = code === '' ? undefined : viewByCode(code);
      if (code !== '' && !named) throw inputError(`Requested store is not found (${code})`);
      const currency = request.headers.get('content-currency')?.trim().toUpperCase() ?? '';
      if (currency !== '' && currency !== 'INR') throw inputError('Please correct the target currency');
      // A cookie of a view that has gone must not lock its owner out: Magento ignores it too.
      return make(
        request,
        named ?? viewByCode(cookie(request, 'store') ?? '') ?? defaultView,
        magentoRelease === '2.4.8',
      );
    },
    forRequest(request, storeCode) {
      const view = storeCode === undefined ? defaultView : viewByCode(storeCode);
      if (!view) throw noSuchEntity(`Requested store is not found (${storeCode})`);
      return make(request, view, false);
    },
  };
}
