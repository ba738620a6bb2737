import { useAppSelector, type PlacedOrder } from '@shop/state';
import { isGateway } from '@shop/variant';
import { useCommerce } from '../../context/CommerceContext.ts';
import { useShop } from '../../context/ShopContext.ts';
import { useIsHere } from '../shared/useIsHere.ts';
import type { GatewayEnd } from './gateways/Gateway.ts';
import { gatewayOf } from './gateways/index.ts';

/** Opens window or page of an order's gateway with what is known of shop and shopper. Throws as `Gateway.start` does. */
export function useGatewayWindow() {
  const { client } = useCommerce();
  const { variant, config } = useShop();
  const user = useAppSelector(state => state.user);
  const isWanted = useIsHere();
  return async (how: 'start' | 'resume', order: PlacedOrder): Promise<GatewayEnd> => {
    const gateway = await gatewayOf(order);
    return gateway[how](order, {
      client,
      script: isGateway(order.method) ? config.gatewayScripts[order.method] : '',
      shop: { name: variant.name, colour: variant.themeColour },
      option: order.option,
      customer: {
        name: user.isSignedIn ? `${user.firstname ?? ''} ${user.lastname ?? ''}`.trim() : '',
        email: user.email,
      },
      isWanted,
    });
  };
}
