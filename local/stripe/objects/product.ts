import type Stripe from "stripe";
import { newId } from "./id.ts";

export function newProduct(given: {
  id?: string;
  created: number;
  name: string;
  description: string | null;
}): Stripe.Product {
  const product: Stripe.Product = {
    id: given.id ?? newId("prod", 14),
    object: "product",
    active: true,
    created: given.created,
    default_price: null,
    description: given.description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: given.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: given.created,
    url: null,
  };
  return product;
}
