import { adoptionContract } from './kit/adoption-contract.ts';
import { fileHouse } from './kit/house.ts';

adoptionContract(fileHouse);
