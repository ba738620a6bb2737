import { useDispatch, useSelector } from 'react-redux';
import type { ShopState } from './rootReducer.ts';
import type { ShopDispatch } from './services.ts';

export const useAppDispatch = useDispatch.withTypes<ShopDispatch>();
export const useAppSelector = useSelector.withTypes<ShopState>();
