import type { SandboxContext } from '../context.ts';
import { rows } from '../database.ts';
import { orderById } from '../orders/findOrder.ts';
import { decodeId } from '../uid.ts';
import type { ReturnRow } from './requestReturn.ts';
import { returnSource } from './returnFields.ts';

/** All returns of a customer, the newest first. */
export const returnsOfCustomer = ({ db }: SandboxContext, customerId: number) =>
  rows<ReturnRow>(
    db,
    `SELECT order_return.* FROM order_return JOIN sales_order ON sales_order.id = order_id
     WHERE customer_id = ? ORDER BY order_return.id DESC`,
    customerId,
  ).map(asked => returnSource(orderById(db, asked.order_id)!, asked));

/** A return of a customer by its uid; undefined for one that is another's, or nobody's. */
export const returnOfCustomer = (context: SandboxContext, customerId: number, uid: string) =>
  returnsOfCustomer(context, customerId).find(({ asked }) => asked.id === decodeId(uid));
