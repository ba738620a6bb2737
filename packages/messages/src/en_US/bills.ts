/*
 * Bills and recharges: what is paid, what the biller says, and what became of it.
 */

import { pluralIn } from '../pluralIn.ts';

const plural = pluralIn('en-US');

export const title = 'Bills and recharge';
export const lead = 'Pay what is due, or recharge, and have the receipt by mail.';
export const promise = 'If a biller does not take your payment, all of it comes back to where you paid from.';
export const categories = 'What would you like to pay?';
export const toHistory = 'See what you have paid';
export const home = 'Home';

export const searchBillers = 'Search billers';
export const billers = 'Billers';
export const noBiller = (search: string) => `No biller is called "${search}". Try a part of its name, or your state.`;
export const foundBillers = (count: number) => plural(count, { one: '1 biller', other: `${count} billers` });
export const isDown = 'Not available at the moment';
export const noBillers = 'There are no billers here at the moment.';

export const getBill = 'See my bill';
export const goOn = 'Go on';
export const signInToGoOn = 'Sign in to go on';
export const guestHelp =
  'A bill names its customer, so we show it to signed-in customers only. What you have typed stays.';
export const missing = (label: string) => `Enter your ${label}.`;
export const wrong = (label: string, hint: string) => `This is no ${label}. It has ${hint}.`;
export const wrongPlainly = (label: string) => `This is no ${label} of this biller.`;
export const tooShort = (least: number, have: number, isNumeric: boolean) =>
  isNumeric
    ? `Enter at least ${least} digits. You have entered ${have}.`
    : `Enter at least ${least} characters. You have entered ${have}.`;
export const tooLong = (most: number, have: number, isNumeric: boolean) =>
  isNumeric
    ? `Enter at most ${most} digits. You have entered ${have}.`
    : `Enter at most ${most} characters. You have entered ${have}.`;
export const amount = 'Amount';
export const amountHint = (least: string, most: string) => `Whole rupees, from ${least} to ${most}`;
export const amountWrong = (least: string, most: string) => `Enter whole rupees from ${least} to ${most}.`;
export const notFetched = 'The biller could not be asked. Please try again.';

export const noBillDue = 'Nothing is due';
export const noBillDueHelp = (biller: string, number: string) => `${biller} has no open bill for ${number}.`;
export const unknownNumber = (biller: string, label: string) =>
  `${biller} does not know this ${label}. Check it against your last bill.`;
export const unavailable = (biller: string) =>
  `${biller} does not answer at the moment. Please try again in a few minutes. Nothing was paid.`;
export const otherNumber = 'Change the number';

export const circle = 'Telecom circle';
export const chooseCircle = 'Choose your circle';
export const circleMissing = 'Choose the telecom circle of your number.';
export const plan = 'Plan';
export const plans = 'Plans';
export const planMissing = 'Choose a plan.';
export const searchPlans = 'Search by price, data or days';
export const noPlan = (search: string) => `No plan has "${search}" in it.`;
export const noPlans = 'There are no plans here at the moment.';
export const plansNotLoaded = 'The plans could not be loaded.';
export const everyPlan = 'All';
export const planGroups = 'Kinds of plans';
export const validity = 'Validity';
export const data = 'Data';

export const review = 'Check and pay';
export const biller = 'Biller';
export const customer = 'Name';
export const billNumber = 'Bill number';
export const billedOn = 'Billed on';
export const dueOn = 'Due by';
export const overdue = 'Overdue: the biller may add a late fee to your next bill.';
export const toPay = 'To pay';
export const howToPay = 'How would you like to pay?';
export const pay = (sum: string) => `Pay ${sum}`;
export const fetchAgain = 'Fetch the bill again';
export const notOpened = 'The payment could not be opened. Nothing was paid. Please try again.';

export const mine = 'My Bills & Recharge';
export const payABill = 'Pay a bill';
export const payAnother = 'Pay another bill';
/** Stands above those that were read before. */
export const listNotRefreshed = 'These are your payments as we knew them last. The newest could not be loaded.';
export const noneTitle = 'Nothing paid yet';
export const noneHelp = 'Bills and recharges that you pay here are kept with their receipts.';
export const listNotLoaded = 'Your bills could not be loaded.';
export const list = 'Bills and recharges';
export const payment = (number: string) => `Payment ${number}`;
export const absentTitle = 'We cannot find this payment';
export const absentHelp = 'It may belong to another account.';
export const seeAll = 'See all my bills';
export const paymentNotLoaded = 'This payment could not be loaded.';

export const states: Record<string, string> = {
  AWAITING_PAYMENT: 'Not paid yet',
  PAYMENT_PENDING: 'Waiting for your bank',
  PROCESSING: 'On its way to the biller',
  PAID: 'Paid',
  REFUNDING: 'Refund on its way',
  REFUNDED: 'Refunded',
  CANCELLED: 'Not paid',
};
export const paidTitle = (sum: string) => `${sum} paid`;
export const paidHelp = (name: string) => `${name} has your money. The receipt is in your mail, too.`;
export const processingTitle = 'Your payment is on its way to the biller';
export const processingHelp =
  'We have your money and the biller has not confirmed yet. You need not pay again: we keep asking, and write to you.';
export const refundingTitle = (sum: string) => `${sum} comes back to you`;
export const refusedHelp = (name: string) =>
  `${name} did not take your payment. You have nothing to do: all of it goes back to where you paid from. We have written to you, too.`;
export const tooLateHelp =
  'Your money came after the payment had ended, so the bill was not paid with it. You have nothing to do: all of it goes back to where you paid from. We have written to you, too.';
export const refundedTitle = (sum: string) => `${sum} refunded`;
export const refundedHelp = 'The bill was not paid. All of your money has gone back to where you paid from.';
export const cancelledTitle = 'This bill was not paid';
export const cancelledHelp = 'No money was taken for it.';
export const waitingTitle = 'This bill is not paid yet';
export const waitingHelp = 'Go on with its payment, or see how it stands.';
export const toPayment = 'Go to the payment';
export const print = 'Print receipt';
export const receipt = 'Receipt';
/** In its place, while nothing is paid. */
export const details = 'Details';
export const amountPaid = 'Amount';
export const reference = 'Biller reference';
export const transaction = 'Transaction';
export const paidAt = 'Paid at';

export const history = 'What happened';
export const began = 'Payment begun';
export const received = 'We received your money';
export const settled = 'The biller confirmed';
export const settling = 'The biller confirms';
export const refused = 'The biller did not take it';
export const cameLate = 'It came after the payment had ended';
export const refundStarted = 'Refund sent to your bank';
export const refundArrives = 'Refund arrives';
export const refundBy = (day: string) => `By ${day} at the latest`;
export const refundArrived = 'Refund arrived';
export const ended = 'Ended without a payment';
