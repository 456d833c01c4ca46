export function draw(place) {
  place.append('The cart is empty');
}
